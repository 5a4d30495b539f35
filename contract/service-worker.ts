/** What the pages, the service worker and the server call the same. */

import type { LanguageCode } from './languages.ts';

/** Where the browser asks for the worker, and what its file is called in the build. */
export const WORKER_URL = '/sw.js';
export const WORKER_FILE = 'service-worker.js';

/** The page that stands in for one that was never visited. */
export const OFFLINE_PAGE = '/offline';

/** Names of the caches on the device. */
export const CACHES = {
  /** Documents that were visited. */
  pages: 'pages',
  /** Those of openings that are saved: they leave with them. */
  saved: 'saved-pages',
  /** Styles, scripts, fonts and pictures. */
  assets: 'assets',
  /** The page that stands in. */
  offline: 'offline',
} as const;

/**
 * From a page to the service worker: paths of all openings that are saved, or the URL of the page with those of
 * the files that it has loaded. With `saved` goes a port, to which it answers which pages it has fetched.
 */
export type ToWorker = { saved: string[] } | { opened: string; files: string[] };

/** In the local storage: the ETag of the page that stands in, once all that it needs is on the device. */
export const STOCKED = 'stocked';

/** What the server writes before the worker's code. */
export interface WorkerFacts {
  /** Another one with each build: its offline page has other files. */
  build: string;
  /** Markup at the end of a page that comes from the device, by its language: `{time}` says from when. */
  notes: Readonly<Record<LanguageCode, string>>;
}
