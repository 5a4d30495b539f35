/** The headers of a form: its page and the idempotency key. */
import type { IncomingHttpHeaders } from 'node:http';
import { ProblemError } from '#contract/problem.ts';
import { SUBMISSION_HEADERS } from '#contract/public/http.ts';
import { toHeaderText } from '#contract/text-rules.ts';

/** A path on this site. */
const PATH = /^\/(?![/\\])/;

export interface PageHeaders {
  route: string;
  title: string;
}

export function readPageHeaders(headers: IncomingHttpHeaders): PageHeaders {
  const textOf = (name: string) => asUtf8(String(headers[name] ?? ''));
  return {
    route: pagePath(textOf(SUBMISSION_HEADERS.pageRoute)),
    // Decoded first, so that encoded control characters are cleaned too.
    title: toHeaderText(withoutEncoding(textOf(SUBMISSION_HEADERS.pageTitle))),
  };
}

/** Returns an empty text for a non-path, which after the origin could name another host. */
export function pagePath(text: string): string {
  const route = toHeaderText(text);
  return PATH.test(route) ? route : '';
}

/** Node reads a header's bytes as Latin-1, while most clients that send more mean UTF-8. */
function asUtf8(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}

/** Browsers send only Latin-1, so our client encodes the title. "100 % remote" is not encoded. */
function withoutEncoding(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @throws ProblemError `malformed` if the header is not a valid key */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const header = headers[SUBMISSION_HEADERS.idempotencyKey];
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new ProblemError('malformed', 'Idempotency-Key must be 1 to 200 visible ASCII characters');
}
