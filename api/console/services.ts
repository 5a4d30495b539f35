/** The dependencies of the console API, which the server provides. */
import type { UploadSpool } from '#api/http/upload-spool.ts';
import type { ConsoleCopy } from '#contract/console/console-copy.ts';
import type { RenderFailure } from '#contract/console/file-pages.ts';
import type { MachineState } from '#contract/console/system.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { Site } from '#contract/site.ts';
import type { ReadContentHealth } from '#domain/content/health/index.ts';
import type { MediaSources, MediaWork } from '#domain/content/media/index.ts';
import type { PackWork } from '#domain/content/new-pack/index.ts';
import type { PackMedia } from '#domain/content/pack/index.ts';
import type { PackSource } from '#domain/content/pack-files/index.ts';
import type { ContentWork } from '#domain/content/publishing/index.ts';
import type { VisitContext } from '#domain/content/visits/index.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import type { MailContext } from '#domain/messaging/mails/index.ts';
import type { IdentityProvider } from '#domain/staff/accounts/index.ts';
import type { ApplicantIndex, Db, InboxIndex } from '#domain/support/database.ts';

/** A request to render a page of a file. */
export interface FilePageRequest {
  /** SHA-256 of the file. */
  digest: string;
  /** From 1. */
  page: number;
  /** Key of the client in the fair queue. */
  client: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  read: () => Promise<Uint8Array | null>;
}

/** A rendered page. Text and links are untrusted; the picture is WebP, its size in pixels. */
export interface RenderedFilePage {
  /** Number of pages in the file. */
  pages: number;
  text: string;
  links: string[];
  width: number;
  height: number;
  picture: Buffer;
}

/** What the media library needs. */
export interface MediaServices {
  /** Holds uploads while they arrive. */
  spool: UploadSpool;
  work: MediaWork;
  /** Wakes the worker that makes the sizes of pictures. */
  pollWork: () => void;
  /** The files of the pack's folder. */
  packFiles: () => Promise<readonly PackMedia[]>;
  /** Texts that may use files: those that are published, and drafts. */
  sources: () => Promise<MediaSources>;
  /** Called after a file has another content or focal point, so that pages show it. */
  afterChange: (path: string) => Promise<void>;
}

export interface ConsoleServices {
  db: Db;
  applicantIndex: ApplicantIndex;
  inboxIndex: InboxIndex;
  /** The console copy of the current pack. */
  consoleCopy: () => ConsoleCopy;
  /** The pack with what is published. */
  packSource: () => Promise<PackSource>;
  /** The kinds of submissions. */
  kinds: Kinds;
  /** The brand of the current pack. */
  site: () => Site;
  /** Checks and publishes entries. */
  content: ContentWork;
  /** Lists what needs attention in the published content. */
  contentHealth: ReadContentHealth;
  /** Tells if a page exists in a language; `path` is in the first language. */
  isPageIn: (code: LanguageCode, path: string) => boolean;
  /** Topics of messages, with their labels. */
  topics: () => readonly { id: string; label: string }[];
  /** The company's name, as authenticator apps and passkeys show it. */
  brand: () => string;
  /** Origin of the site for links, without a slash at the end. */
  origin: () => string;
  /** Path of the console, `/console` by default. */
  path: string;
  /** Null without single sign-on. */
  identityProvider: IdentityProvider | null;
  /** Returns the secret with this name, created on first use. */
  secret: (name: string) => Promise<string>;
  /** The digest of a client IP. */
  hashIp: (ip: string) => string;
  /** Months that applications and messages are kept; null for no limit. */
  retention: { applicationsKept: number | null; messagesKept: number | null };
  /** How visits are counted. */
  visits: () => Omit<VisitContext, 'now'>;
  /** Whether a mail server is set. Without one, the console shows links to pass on. */
  sendsMail: boolean;
  /** The context for composing emails, in the default language of the site. */
  mails: () => MailContext;
  /** Notifies other instances of changed content, as part of the transaction. */
  announceContentChange: (transaction: Db) => Promise<void>;
  /**
   * Renders a page of a file when its turn comes; null if the file has been deleted by then.
   * @throws ProblemError `unavailable` if the queue is full; the abort reason of `gone`
   */
  renderFilePage: (request: FilePageRequest) => Promise<RenderedFilePage | RenderFailure | null>;
  /** Reads how the site and this machine are. */
  readSystem: () => Promise<MachineState>;
  /** Wakes the worker of the outbox, which may have new rows. */
  pollOutbox: () => void;
  media: MediaServices;
  /** Makes packs of other companies. */
  packWork: PackWork;
}
