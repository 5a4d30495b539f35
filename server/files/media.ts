/** Everything under `/media/`: pictures, drawings, films and papers. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound, sendProblem, unavailableProblem } from '#api/http/problems.ts';
import { isProblem } from '#contract/problem.ts';
import type { BoundFiles } from './open-files.ts';
import { COVER_NAME, DOWNLOAD_NAME, DRAWING_POLICY, downloads, packFiles } from './pack-files.ts';
import { PICTURE_NAME, pictures } from './pictures.ts';

/** Milliseconds until another host begins to send a file. */
const TIMEOUT = 30_000;

interface MediaPlaces {
  contentDir: string;
  /** Origin of the host that has the API, and with it what its entries refer to. */
  elsewhere: string | null;
  boundFiles: BoundFiles;
}

export async function media(
  app: FastifyInstance,
  { contentDir, elsewhere, boundFiles }: MediaPlaces,
) {
  boundFiles(app);
  if (elsewhere) app.setNotFoundHandler(passOn(elsewhere));
  await app.register(pictures);
  await app.register(fastifyStatic, { root: contentDir, serve: false, decorateReply: true });
  await app.register(packFiles, { contentDir });
  await app.register(downloads, { contentDir });
}

/** All that is made here. Anything else under our own origin could be a program. */
const TYPES = /^(image\/(avif|webp|jpeg|svg\+xml)|video\/mp4|application\/pdf)(;|$)/;

const PASSED_BACK = [
  ...['content-type', 'cache-control', 'content-range', 'accept-ranges', 'etag', 'last-modified'],
  ...['x-robots-tag', 'cross-origin-resource-policy'],
];

/** What the other host decides on: which part is wanted, and what the client has already. */
function conditionsOf(headers: FastifyRequest['headers']): Record<string, string> {
  const names = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
  return Object.fromEntries(
    names.flatMap((name) => (name in headers ? [[name, String(headers[name])]] : [])),
  );
}

/** Entries come from the other host's database; what they show may never have been here. */
function passOn(origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url } = request;
    const path = url.replace(/^\/media/, '').replace(/\?.*$/s, '');
    const isOurs = [PICTURE_NAME, COVER_NAME, DOWNLOAD_NAME].some((name) => name.test(path));
    if (!isOurs || (method !== 'GET' && method !== 'HEAD')) return sendNotFound(request, reply);
    const answer = await fileElsewhere(`${origin}/media${path}`, request);
    // Away is not gone: a client that hears that a file is gone forgets where it was.
    if (isProblem(answer)) return sendProblem(answer, request, reply);
    if (isFile(answer)) return passBack(answer, reply);
    await answer.body?.cancel();
    if (answer.status < 500) return sendNotFound(request, reply);
    return sendProblem(unavailableProblem(answer.status), request, reply);
  };
}

/** The other host's answer; a problem where it cannot be reached in time. */
async function fileElsewhere(url: string, { method, headers }: FastifyRequest) {
  // Until it begins: a film may take as long as its viewer does.
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT);
  return fetch(url, {
    method,
    headers: conditionsOf(headers),
    signal: stop.signal,
    redirect: 'error',
  })
    .catch((error: unknown) => unavailableProblem(error))
    .finally(() => clearTimeout(timer));
}

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? '';

const isFile = (answer: Response) =>
  answer.status === 304 || (answer.ok && TYPES.test(typeOf(answer)));

function passBack(answer: Response, reply: FastifyReply) {
  for (const name of PASSED_BACK) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (typeOf(answer).startsWith('image/svg')) {
    reply.header('content-security-policy', DRAWING_POLICY);
  }
  return reply.code(answer.status).send(answer.body);
}
