/** Where the public API is: in this process, or on another host. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { LimitForm } from '#api/http/form-limits.ts';
import type { UploadSpool } from '#api/http/upload-spool.ts';
import type { ApiFor } from '#delivery/page-api.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import type { EntrySlugs } from './documents/entry-slugs.ts';
import type { Probes } from './http/health.ts';
import type { DeliveryPace } from './jobs/outbox/backoff.ts';

/** What delivering needs to know of the site. */
export interface DeliveringSite {
  /** For links in mails. */
  origin: string;
  log: FastifyBaseLogger;
  /** `DELIVERY_PACE` by default. */
  pace?: DeliveryPace;
  /** Fulfilled once pages show all content that is stored by now. */
  contentShown: () => Promise<void>;
}

export interface ApiHost {
  /**
   * Puts the API below its prefix, and the desk's beside it.
   * @param origin of the site
   */
  register(app: FastifyInstance, origin: () => string): Promise<void>;
  apiFor: ApiFor;
  /** Makes the limiters of what is posted to pages. */
  limitForm: LimitForm;
  /** Where what is posted to pages is while it arrives. */
  uploads: UploadSpool;
  /** Which entries have a page. */
  entries: EntrySlugs;
  /** Another number after each change of content. */
  contentVersion(): number;
  /** What the site's code imports of the pack that is loaded. */
  readPack(): Promise<SiteModules>;
  /** Sets the pack that pages show from now on: submissions are stored with the wordings on them. */
  packShown(pack: SiteModules): void;
  /** Shows whether the API can do its work. */
  probes: Probes;
  /** Starts the outbox workers, where a channel is set up. */
  deliver(site: DeliveringSite): Promise<void>;
  /** Stops the outbox workers: they take nothing new. Called before requests have ended. */
  stopDelivering(): void;
  close(): Promise<void>;
}
