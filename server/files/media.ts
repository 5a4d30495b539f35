/** Serves everything under `/media/`: pictures, drawings, videos and papers. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound, sendProblem, unavailableProblem } from '#api/http/problems.ts';
import { isProblem } from '#contract/problem.ts';
import type { LimitFiles } from './open-files.ts';
import { COVER_NAME, DOWNLOAD_NAME, DRAWING_POLICY, downloads, packFiles } from './pack-files.ts';
import { PICTURE_NAME, pictures } from './pictures.ts';
import { sendUpload, UPLOAD_NAME, type UploadedFiles } from './uploads.ts';

/** Milliseconds in which another host must begin to send a file. */
const TIMEOUT = 30_000;

interface MediaOptions {
  contentDir: string;
  /** Origin of the host that has the API, and with it the files of its entries. */
  remoteOrigin: string | null;
  /** The media library, unless that host has it. */
  uploaded: UploadedFiles | null;
  boundFiles: LimitFiles;
}

export async function media(
  app: FastifyInstance,
  { contentDir, remoteOrigin, uploaded, boundFiles }: MediaOptions,
) {
  boundFiles(app);
  if (uploaded) app.setNotFoundHandler(sendUpload(uploaded));
  if (remoteOrigin) app.setNotFoundHandler(forward(remoteOrigin));
  await app.register(pictures);
  await app.register(fastifyStatic, { root: contentDir, serve: false, decorateReply: true });
  await app.register(packFiles, { contentDir });
  await app.register(downloads, { contentDir });
}

/** The types that this program makes. Any other under our own origin could be a script. */
const TYPES = /^(image\/(avif|webp|jpeg|svg\+xml)|video\/(mp4|webm)|application\/pdf)(;|$)/;

const RETURNED_HEADERS = [
  ...['content-type', 'cache-control', 'content-range', 'accept-ranges', 'etag', 'last-modified'],
  ...['x-robots-tag', 'cross-origin-resource-policy'],
];

/** The headers for ranges and revalidation, which the other host evaluates. */
function conditionsOf(headers: FastifyRequest['headers']): Record<string, string> {
  const names = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
  return Object.fromEntries(
    names.flatMap((name) => (name in headers ? [[name, String(headers[name])]] : [])),
  );
}

/** Entries come from the other host's database, so their files may exist only there. */
function forward(origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url } = request;
    const path = url.replace(/^\/media/, '').replace(/\?.*$/s, '');
    const isMedia = [PICTURE_NAME, COVER_NAME, DOWNLOAD_NAME, UPLOAD_NAME].some((name) =>
      name.test(path),
    );
    if (!isMedia || (method !== 'GET' && method !== 'HEAD')) return sendNotFound(request, reply);
    const answer = await fetchRemote(`${origin}/media${path}`, request);
    // An unreachable host is not a 404, after which clients would forget the URL.
    if (isProblem(answer)) return sendProblem(answer, request, reply);
    if (isFile(answer)) return sendBack(answer, reply);
    await answer.body?.cancel();
    if (answer.status < 500) return sendNotFound(request, reply);
    return sendProblem(unavailableProblem(answer.status), request, reply);
  };
}

/** The other host's answer; a problem if it cannot be reached in time. */
async function fetchRemote(url: string, { method, headers }: FastifyRequest) {
  // The limit ends when the answer begins, because a video may take as long as its viewer.
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

function sendBack(answer: Response, reply: FastifyReply) {
  for (const name of RETURNED_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (typeOf(answer).startsWith('image/svg')) {
    reply.header('content-security-policy', DRAWING_POLICY);
  }
  return reply.code(answer.status).send(answer.body);
}
