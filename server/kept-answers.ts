/**
 * The API's lists, alike for everybody, are kept for a minute, as pages are: with their ETag and
 * compressed. Limits are counted before and the log is written after, as for all others. A single
 * entry is not kept: it tells to the second whether an opening is closed, or where to join.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Body } from './body.ts';
import { etagOf, isNotModified } from './conditional-requests.ts';
import { ContentCache } from './content-cache.ts';
import { bestCoding } from './content-coding.ts';

interface Answer {
  type: string;
  etag: string;
  body: Body;
  size: number;
}

/** Bytes of all kept answers together. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Characters; a list's longest query has some fifty. */
const LONGEST_URL = 200;

/** A search is its searcher's own, and nobody else asks for just that. */
const SEARCH = /[?&]q=/;

declare module 'fastify' {
  interface FastifyRequest {
    /** Which content this request reads, where its answer may be kept. */
    keptVersion: number | null;
  }
}

/** To be called on the scope of the API, before its routes. */
export function keepAnswers(app: FastifyInstance, contentVersion: () => number): void {
  const answers = new ContentCache<Answer>(contentVersion, MAX_BYTES);
  app.decorateRequest('keptVersion', null);

  // The first hook after all of `onRequest`, where limits are counted.
  app.addHook('preParsing', async (request, reply) => {
    if (!mayBeKept(request)) return;
    const kept = look(request);
    if (kept) return send(kept, request, reply);
  });

  function look(request: FastifyRequest): Answer | undefined {
    try {
      request.keptVersion = answers.version();
      return answers.keptUnder(request.url);
    } catch {
      // The database is away: the handler will say so.
      return undefined;
    }
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const version = request.keptVersion;
    // What is kept comes as bytes.
    if (version === null || typeof payload !== 'string' || !isForAll(reply)) return payload;
    const answer = toAnswer(reply, payload);
    answers.keep(request.url, answer, version);
    return prepare(answer, request, reply);
  });
}

function mayBeKept({ method, url, routeOptions }: FastifyRequest): boolean {
  const isList = !routeOptions.url?.includes(':');
  return method === 'GET' && isList && url.length <= LONGEST_URL && !SEARCH.test(url);
}

function isForAll(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && !reply.hasHeader('cache-control');
}

function toAnswer(reply: FastifyReply, text: string): Answer {
  const body = new Body(Buffer.from(text));
  return {
    type: String(reply.getHeader('content-type')),
    etag: etagOf(body.plain),
    body,
    size: body.size,
  };
}

async function send(answer: Answer, request: FastifyRequest, reply: FastifyReply) {
  reply.header('content-type', answer.type);
  return reply.send(await prepare(answer, request, reply));
}

/** Sets the headers of a kept answer; the bytes to send. */
async function prepare(
  { etag, body }: Answer,
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
