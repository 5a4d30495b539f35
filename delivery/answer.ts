/** How an answer meets its client: 304 where it has it already, else in the coding that it likes best. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';
import { type Body, CODINGS, type Coding } from './body.ts';

/** A validator of these bytes or texts together: weak, for an answer may come compressed or not. */
export function etagOf(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether the client has this very answer, so that 304 without a body will do (RFC 9110, sections
 * 13.1.2 and 13.2.1). Only reads are conditional here.
 * @param etag of the answer; undefined where it has none
 */
export function isNotModified(
  { method = 'GET', headers }: { method?: string; headers: IncomingHttpHeaders },
  etag: string | undefined,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const condition = headers['if-none-match'];
  // Nothing else of the headers: `fetch` sends `no-cache` along, which asks for just this check.
  return isRead && etag !== undefined && fresh({ 'if-none-match': condition }, { etag });
}

const OFFERED = [...CODINGS, 'identity'];

/** The published types do not know of the server's own preference. */
interface PreferringNegotiator {
  encoding(offered: readonly string[], by: { preferred: readonly string[] }): string | undefined;
}

/** Characters of the headers whose outcome is remembered: browsers send a handful. */
const REMEMBERED = 20_000;

const outcomes = new LRUCache<string, Coding | 'none'>({
  maxSize: REMEMBERED,
  sizeCalculation: (_outcome, header) => header.length + 1,
  memoMethod: (header) => {
    const negotiator: PreferringNegotiator = new Negotiator({
      headers: { 'accept-encoding': header },
    });
    const best = negotiator.encoding(OFFERED, { preferred: CODINGS });
    return CODINGS.find((coding) => coding === best) ?? 'none';
  },
});

/**
 * The coding that a client likes best, and of several the one that saves most; undefined for plain
 * bytes, also where the client refuses even those: an answer is worth more than a 406.
 */
export function bestCoding(acceptEncoding = ''): Coding | undefined {
  const best = outcomes.memo(acceptEncoding);
  return best === 'none' ? undefined : best;
}

/** A page on its way out. */
export interface Page {
  status: number;
  /** All but those about the body's coding and length. */
  headers: Record<string, string>;
  /** Only of a page with status 200. */
  etag: string | undefined;
  body: Body;
}

/** Seconds, by status, where nothing better is known: a minute's limit, and a database's return. */
const RETRY_AFTER: Record<number, number> = { 429: 60, 503: UNAVAILABLE_RETRY_AFTER };

export async function sendPage(
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfter = RETRY_AFTER[page.status],
) {
  reply.code(page.status).headers(page.headers);
  if (isNotModified(request, page.etag)) return reply.code(304).send();
  if (retryAfter && page.status in RETRY_AFTER) reply.header('retry-after', retryAfter);
  const coding = page.body.codingFor(bestCoding(request.headers['accept-encoding']));
  if (coding) reply.header('content-encoding', coding);
  return reply.send(await page.body.in(coding));
}
