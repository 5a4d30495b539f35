/** Constants of the public API over HTTP. Kept small, because pages' scripts import this file. */

export const API_PREFIX = '/api/v1/public';

/** Milliseconds without an answer or upload progress until a call fails. */
export const API_TIMEOUT = 10_000;

/** Request headers of a submission. */
export const SUBMISSION_HEADERS = {
  /** Unique for each submission, so that a repeat stores nothing twice. */
  idempotencyKey: 'idempotency-key',
  /** Path of the page with the form. */
  pageRoute: 'x-page-route',
  /** Its document title, percent-encoded if it is not ASCII. */
  pageTitle: 'x-page-title',
} as const;
