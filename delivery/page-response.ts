/** Content negotiation: 304 for a client that has the response, else its preferred coding. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';
import { type Body, CODINGS, type Coding } from './body.ts';

/** An ETag of these contents together. Weak, as a response may be compressed or not. */
export function etagOf(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether the client has this response, so that 304 is enough (RFC 9110, sections 13.1.2 and
 * 13.2.1). Only reads are conditional here.
 * @param etag of the response, if it has one
 */
export function isNotModified(
  { method = 'GET', headers }: { method?: string; headers: IncomingHttpHeaders },
  etag: string | undefined,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const condition = headers['if-none-match'];
  // Other headers are left out, as `fetch` adds `no-cache` to a conditional request.
  return isRead && etag !== undefined && fresh({ 'if-none-match': condition }, { etag });
}

const SUPPORTED_CODINGS = [...CODINGS, 'identity'];

/** The published types lack the option for the server's preference. */
interface PreferringNegotiator {
  encoding(offered: readonly string[], by: { preferred: readonly string[] }): string | undefined;
}

/** Characters of cached `Accept-Encoding` headers. Browsers send few different ones. */
const REMEMBERED = 20_000;

const outcomes = new LRUCache<string, Coding | 'none'>({
  maxSize: REMEMBERED,
  sizeCalculation: (_outcome, header) => header.length + 1,
  memoMethod: (header) => {
    const negotiator: PreferringNegotiator = new Negotiator({
      headers: { 'accept-encoding': header },
    });
    const best = negotiator.encoding(SUPPORTED_CODINGS, { preferred: CODINGS });
    return CODINGS.find((coding) => coding === best) ?? 'none';
  },
});

/**
 * The coding that a client prefers, and of equal ones the one that saves most. Undefined for plain
 * bytes, also if the client refuses even these, as a plain response is more useful than 406.
 */
export function bestCoding(acceptEncoding = ''): Coding | undefined {
  const best = outcomes.memo(acceptEncoding);
  return best === 'none' ? undefined : best;
}

export interface PageResponse {
  status: number;
  /** All headers but those of the body's coding and length. */
  headers: Record<string, string>;
  /** Only set for status 200. */
  etag: string | undefined;
  body: Body;
}

/** Default seconds by status: the minute of a rate limit, and the time until a database returns. */
const RETRY_AFTER: Record<number, number> = { 429: 60, 503: UNAVAILABLE_RETRY_AFTER };

export async function sendPage(
  page: PageResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfter = RETRY_AFTER[page.status],
) {
  reply.code(page.status).headers(page.headers);
  if (isNotModified(request, page.etag)) return reply.code(304).send();
  if (retryAfter && page.status in RETRY_AFTER) reply.header('retry-after', retryAfter);
  const coding = page.body.codingFor(bestCoding(request.headers['accept-encoding']));
  if (coding) reply.header('content-encoding', coding);
  return reply.send(await page.body.bytesIn(coding));
}
