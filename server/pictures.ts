import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '#api/problems.ts';
import { MADE_PICTURES } from '#domain/pictures/index.ts';

/** Names follow the content of a picture, so it may be kept for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';

const NAME = /^\/[\da-f]{20}-\d+\.(avif|webp)$/;

/** Milliseconds until another host has sent a picture. */
const PATIENCE = 30_000;

/**
 * What was made of the pack's pictures, under `/media/`.
 * @param elsewhere origin of the host that has the API, and with it pictures that are not here
 */
export async function pictures(app: FastifyInstance, { elsewhere }: { elsewhere: string | null }) {
  mkdirSync(MADE_PICTURES, { recursive: true });
  if (elsewhere) app.setNotFoundHandler(passOn(elsewhere));
  await app.register(fastifyStatic, {
    root: MADE_PICTURES,
    prefix: '/',
    // No folders, no dots, nothing that we did not name.
    allowedPath: (path) => NAME.test(path),
    index: false,
    redirect: false,
    cacheControl: false,
    decorateReply: false,
    dotfiles: 'deny',
    setHeaders: (reply) => {
      reply.header('cache-control', FOR_EVER);
    },
  });
}

/** All that is made here. Anything else under our own origin could be a program. */
const TYPES = ['image/avif', 'image/webp'];

/** Entries come from the other host's database; their pictures may never have been here. */
function passOn(origin: string) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url } = request;
    if (!NAME.test(url.replace(/^\/media/, '')) || (method !== 'GET' && method !== 'HEAD')) {
      return sendNotFound(request, reply);
    }
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(origin + url, { method, signal, redirect: 'error' }).catch(
      () => null,
    );
    const type = answer?.headers.get('content-type') ?? '';
    if (!answer?.ok || !TYPES.includes(type)) {
      await answer?.body?.cancel();
      return sendNotFound(request, reply);
    }
    return reply.headers({ 'content-type': type, 'cache-control': FOR_EVER }).send(answer.body);
  };
}
