/** What the desk's API needs from the program that hosts it. */
import type { DeskCopy } from '#contract/console/desk-copy.ts';
import type { Undrawn } from '#contract/console/file-pages.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import type { MailContext } from '#domain/messaging/mails/index.ts';
import type { ApplicantIndex, Db, EnquiryIndex } from '#domain/support/database.ts';

/** A page to be drawn. */
export interface PageSource {
  /** SHA-256 of the file. */
  digest: string;
  /** From 1. */
  page: number;
  /** The client; clients take turns. */
  client: string;
  /** Aborted once the client has left. */
  gone: AbortSignal;
  read: () => Promise<Uint8Array | null>;
}

/** What a file claims, neither cleaned nor checked; the picture is WebP, its sides in pixels. */
export interface DrawnPage {
  /** Of the whole file. */
  pages: number;
  text: string;
  links: string[];
  width: number;
  height: number;
  picture: Buffer;
}

export interface DeskServices {
  db: Db;
  applicantIndex: ApplicantIndex;
  enquiryIndex: EnquiryIndex;
  /** What the pack settles, as it is shown now. */
  desk: () => DeskCopy;
  /** What people send. */
  kinds: Kinds;
  /** Topics of messages, with their labels. */
  topics: () => readonly { id: string; label: string }[];
  /** The company's name, for what apps and keys show. */
  brand: () => string;
  /** Origin of the site, without a slash at the end: for links. */
  origin: () => string;
  /** Path of the desk, `/console` unless set otherwise. */
  path: string;
  /** Makes secrets of this site, by name. */
  secret: (name: string) => Promise<string>;
  /** The digest of a client IP. */
  hashIp: (ip: string) => string;
  /** Months that applications and messages are kept, null for ever. */
  retention: { applicationsKept: number | null; messagesKept: number | null };
  /** Whether mails leave: without, links are shown to be handed on. */
  sendsMail: boolean;
  /** What mails are made of, in the site's own language. */
  mails: () => MailContext;
  /** Sends word of changed content to the other instances, as part of the transaction. */
  announceContentChange: (transaction: Db) => Promise<void>;
  /**
   * Draws a page of a file, in its turn; null where the file is gone by then.
   * @throws ProblemError `unavailable` where too many wait, or the reason of `gone`
   */
  drawPage: (wanted: PageSource) => Promise<DrawnPage | Undrawn | null>;
  /** There may be something new in the outbox. */
  lookAtOutbox: () => void;
}
