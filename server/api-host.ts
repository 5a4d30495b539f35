/** Where the public API is: in this process, or on another host. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { LimitForm } from '#api/form-limits.ts';
import type { UploadSpool } from '#api/upload-spool.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { PieceAddresses } from './piece-addresses.ts';
import type { Probes } from './readiness.ts';

/** What a page tells the API of the visit it serves. */
export interface Visit {
  /** Path of the page that is asked for. */
  page: string;
  /** Network address of the visitor. */
  address: string;
  /** Counts a form that was posted to the page, and refuses it where there were too many. */
  admitPost: (form: string) => Promise<void>;
}

export interface ApiHost {
  /** Puts the API below its prefix. */
  register(app: FastifyInstance): Promise<void>;
  /** The API as a page's loaders and actions call it. */
  apiFor(visit: Visit): PublicApi;
  /** Makes the limiters of what is posted to pages. */
  limitForm: LimitForm;
  /** Where what is posted to pages is while it arrives. */
  uploads: UploadSpool;
  /** Which entries have a page. */
  pieces: PieceAddresses;
  /** Another number after each change of content. */
  contentVersion(): number;
  /** Shows whether the API can do its work. */
  probes: Probes;
  /**
   * Begins to send what submissions owe, where there is a way to.
   * @param origin of this site, for links in mails
   */
  deliver(origin: string, log: FastifyBaseLogger): Promise<void>;
  /** Begins to end what `deliver` began: takes nothing new. Called before requests have ended. */
  stopDelivering(): void;
  close(): Promise<void>;
}
