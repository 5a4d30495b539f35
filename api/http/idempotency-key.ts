import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '#contract/problem.ts';
import { SUBMISSION_HEADERS } from '#contract/public/http.ts';

/** @throws ProblemError where the header is no key */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const header = headers[SUBMISSION_HEADERS.idempotencyKey];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new ProblemError('malformed', 'Idempotency-Key must be 1 to 200 visible ASCII characters');
}
