/**
 * The API's lists, alike for everybody, are cached for a minute, as pages are: with their ETag and
 * compressed. Limits are counted before and the log is written after, as for all others. A single
 * entry is not cached: it tells to the second whether an opening is closed, or where to join.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bestCoding, etagOf, isNotModified } from '#delivery/answer.ts';
import { CachedBody } from '#delivery/body.ts';
import { ContentCache } from '#delivery/content-cache.ts';

interface CachedAnswer {
  type: string;
  etag: string;
  body: CachedBody;
  size: number;
}

/** Bytes of all cached answers together. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Characters; a list's longest query has some fifty. */
const MAX_URL_LENGTH = 200;

/** A search is its searcher's own, and nobody else asks for just that. */
const SEARCH = /[?&]q=/;

declare module 'fastify' {
  interface FastifyRequest {
    /** Which content this request reads, where its answer may be cached. */
    cachedVersion: number | null;
  }
}

/** To be called on the scope of the API, before its routes. */
export function cacheAnswers(app: FastifyInstance, contentVersion: () => number): void {
  const answers = new ContentCache<CachedAnswer>(contentVersion, MAX_BYTES);
  app.decorateRequest('cachedVersion', null);

  // The first hook after all of `onRequest`, where limits are counted.
  app.addHook('preParsing', async (request, reply) => {
    if (!isCacheable(request)) return;
    const cached = look(request);
    if (cached) return send(cached, request, reply);
  });

  function look(request: FastifyRequest): CachedAnswer | undefined {
    try {
      request.cachedVersion = answers.version();
      return answers.cached(request.url);
    } catch {
      // The database is away: the handler will say so.
      return undefined;
    }
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const version = request.cachedVersion;
    // What is cached comes as bytes.
    if (version === null || typeof payload !== 'string' || !isForAll(reply)) return payload;
    const answer = await toAnswer(reply, payload);
    answers.set(request.url, answer, version);
    return prepare(answer, request, reply);
  });
}

function isCacheable({ method, url, routeOptions }: FastifyRequest): boolean {
  const isList = !routeOptions.url?.includes(':');
  return method === 'GET' && isList && url.length <= MAX_URL_LENGTH && !SEARCH.test(url);
}

function isForAll(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && !reply.hasHeader('cache-control');
}

async function toAnswer(reply: FastifyReply, text: string): Promise<CachedAnswer> {
  const plain = Buffer.from(text);
  const body = await CachedBody.of(plain);
  return {
    type: String(reply.getHeader('content-type')),
    etag: etagOf(plain),
    body,
    size: body.size,
  };
}

async function send(answer: CachedAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply.header('content-type', answer.type);
  return reply.send(await prepare(answer, request, reply));
}

/** Sets the headers of a cached answer; the bytes to send. */
async function prepare(
  { etag, body }: CachedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | null> {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: varying(reply) });
  reply.removeHeader('content-length');
  if (isNotModified(request, etag)) {
    reply.code(304);
    return null;
  }
  const coding = body.codingFor(bestCoding(request.headers['accept-encoding']));
  if (coding) reply.header('content-encoding', coding);
  return body.in(coding);
}

/** Other origins may be let in by name (`CORS_ORIGINS`). */
function varying(reply: FastifyReply): string {
  return [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ');
}
