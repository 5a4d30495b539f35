/** Names shared by pages, the service worker and the server. */

import type { LanguageCode } from './languages.ts';

/** URL of the worker, and its file name in the build. */
export const WORKER_URL = '/sw.js';
export const WORKER_FILE = 'service-worker.js';

/** Shown offline instead of a page that is not cached. */
export const OFFLINE_PAGE = '/offline';

/** Names of the browser's caches. */
export const CACHES = {
  /** Visited pages. */
  pages: 'pages',
  /** Pages of saved jobs; removed when the job is. */
  saved: 'saved-pages',
  /** Styles, scripts, fonts and pictures. */
  assets: 'assets',
  offline: 'offline',
} as const;

/**
 * Messages from a page to the service worker: the paths of all saved jobs, or the URLs of the
 * opened page and of the files that it loaded. `saved` is sent with a port, on which the worker
 * answers with the pages that it fetched.
 */
export type WorkerMessage = { saved: string[] } | { opened: string; files: string[] };

/** Local storage key: the ETag of the offline page, set once all of its files are cached. */
export const OFFLINE_PAGE_KEY = 'stocked';

/** Appended to a cached page. */
export interface StoredNote {
  /** The language of the time, see `languageTag`. */
  tag: string;
  /** Markup; `{time}` is when the page was cached. */
  html: string;
}

/** Constants that the server prepends to the worker's script. */
export interface WorkerConstants {
  /** Differs with each build, whose offline page needs different files. */
  build: string;
  /** By the language of the page. */
  notes: Readonly<Record<LanguageCode, StoredNote>>;
}
