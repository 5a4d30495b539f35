/**
 * Caches the API's lists, which are the same for all clients, for a minute like pages: with ETag
 * and compressed. Limits are counted before, and the log is written after, as for all other
 * answers. A single entry is not cached, because whether a job is closed, or where to join, changes
 * at a second.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedBody } from '#delivery/body.ts';
import { ContentCache } from '#delivery/content-cache.ts';
import { bestCoding, etagOf, isNotModified } from '#delivery/page-response.ts';

interface CachedAnswer {
  type: string;
  etag: string;
  body: CachedBody;
  size: number;
}

/** Bytes of all cached answers together. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Characters. The longest query of a list has some fifty. */
const MAX_URL_LENGTH = 200;

/** Searches are not cached, because other clients hardly send the same one. */
const SEARCH = /[?&]q=/;

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the content that this request reads, if its answer may be cached. */
    cachedVersion: number | null;
  }
}

/** Must be called on the API's scope, before its routes. */
export function cacheAnswers(app: FastifyInstance, contentVersion: () => number): void {
  const answers = new ContentCache<CachedAnswer>(contentVersion, MAX_BYTES);
  app.decorateRequest('cachedVersion', null);

  // The first hook after `onRequest`, where limits are counted.
  app.addHook('preParsing', async (request, reply) => {
    if (!isCacheable(request)) return;
    const cached = findCached(request);
    if (cached) return send(cached, request, reply);
  });

  function findCached(request: FastifyRequest): CachedAnswer | undefined {
    try {
      request.cachedVersion = answers.version();
      return answers.cached(request.url);
    } catch {
      // The database is unreachable: the handler will report it.
      return undefined;
    }
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const version = request.cachedVersion;
    // Answers from the cache are bytes.
    if (version === null || typeof payload !== 'string' || !isSameForAll(reply)) return payload;
    const answer = await toAnswer(reply, payload);
    answers.set(request.url, answer, version);
    return prepare(answer, request, reply);
  });
}

function isCacheable({ method, url, routeOptions }: FastifyRequest): boolean {
  const isList = !routeOptions.url?.includes(':');
  return method === 'GET' && isList && url.length <= MAX_URL_LENGTH && !SEARCH.test(url);
}

function isSameForAll(reply: FastifyReply): boolean {
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

/** Sets the headers of a cached answer, and returns the bytes to send. */
async function prepare(
  { etag, body }: CachedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | null> {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: varyHeader(reply) });
  reply.removeHeader('content-length');
  if (isNotModified(request, etag)) {
    reply.code(304);
    return null;
  }
  const coding = body.codingFor(bestCoding(request.headers['accept-encoding']));
  if (coding) reply.header('content-encoding', coding);
  return body.bytesIn(coding);
}

/** Keeps `Origin`, which is set if other origins are allowed (`CORS_ORIGINS`). */
function varyHeader(reply: FastifyReply): string {
  return [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', ');
}
