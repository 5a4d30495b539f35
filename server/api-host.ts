/** The host of the public API: this process, or another server. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { LimitForm } from '#api/http/form-limits.ts';
import type { UploadSpool } from '#api/http/upload-spool.ts';
import type { CountVisit } from '#delivery/count-visit.ts';
import type { ApiFor } from '#delivery/page-api.ts';
import type { CurrentPath } from '#delivery/pages.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import type { EntrySlugs } from './documents/entry-slugs.ts';
import type { UploadedFiles } from './files/uploads.ts';
import type { Probes } from './http/health.ts';
import type { DeliveryPace } from './jobs/outbox/backoff.ts';
import type { readPdf } from './jobs/pdf-process/read-pdf.ts';

/** The parts of the site that the background work needs. */
export interface DeliverySite {
  /** For links in mails. */
  origin: string;
  log: FastifyBaseLogger;
  /** `DELIVERY_PACE` by default. */
  pace?: DeliveryPace;
  /** Resolves when pages show all content that is stored at the time of the call. */
  waitForCurrentPages: () => Promise<void>;
  /** Reads the text of a résumé; in a separate process by default. */
  readResume?: typeof readPdf;
}

export interface ApiHost {
  /**
   * Registers the API under its prefix, and the console's API beside it.
   * @param origin the site's own
   * @param consoleFolder of the built console
   */
  register(app: FastifyInstance, origin: () => string, consoleFolder: string): Promise<void>;
  apiFor: ApiFor;
  /** Creates rate limiters for forms that are posted to pages. */
  limitForm: LimitForm;
  /** Holds files that are posted to pages while they arrive. */
  uploadSpool: UploadSpool;
  /** The slugs of entries that have a page. */
  entrySlugs: EntrySlugs;
  /** A different number after each change of content. */
  contentVersion(): number;
  /** The modules of the loaded pack. */
  readPack(): Promise<SiteModules>;
  /** Sets the pack that pages now show: submissions are stored with its consent wordings. */
  setVisiblePack(pack: SiteModules): void;
  /** Leads from former URLs of entries to the current ones. Undefined on another host. */
  currentPath: CurrentPath | undefined;
  /** Undefined if the API is on another host. */
  movedPath: CurrentPath | undefined;
  /** Undefined if visits are not counted. */
  countVisit: CountVisit | undefined;
  /** Files of the media library; null if another host has them. */
  uploadedFiles: UploadedFiles | null;
  /** The checks of `/readyz`. */
  probes: Probes;
  /** The key of signed probes; undefined if another host has the database. */
  probeSecret: (() => Promise<string>) | undefined;
  /** Starts the outbox workers, if a channel is configured. */
  startDelivery(site: DeliverySite): Promise<void>;
  /** Stops the outbox workers from taking new rows. Called while requests are still in flight. */
  stopDelivery(): void;
  close(): Promise<void>;
}
