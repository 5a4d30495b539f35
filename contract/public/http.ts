/** How the public API is reached over HTTP; small, as scripts of pages have it. */

export const API_PREFIX = '/api/v1/public';

/** Milliseconds without an answer, or without progress of an upload, until a call is given up. */
export const API_TIMEOUT = 10_000;

/** Request headers that go with a submission. */
export const SUBMISSION_HEADERS = {
  /** One value for one submission: a repeat with it stores nothing twice. */
  idempotencyKey: 'idempotency-key',
  /** Path of the page with the form. */
  pageRoute: 'x-page-route',
  /** Its document title, percent-encoded where it has more than ASCII. */
  pageTitle: 'x-page-title',
} as const;
