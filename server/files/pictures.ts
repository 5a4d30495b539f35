import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { servedPicturesFolder } from '#domain/content/pictures/index.ts';

/** A name changes with the content of the picture, so it is cached forever. */
export const FOREVER = 'public, max-age=31536000, immutable';

export const PICTURE_NAME = /^\/[\da-f]{20}-\d+\.(avif|webp)$/;

/** Serves the files that were made from the pack's pictures. */
export async function pictures(app: FastifyInstance) {
  const root = servedPicturesFolder();
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    // Only the names that this program makes: no folders, no dots.
    allowedPath: (path) => PICTURE_NAME.test(path),
    index: false,
    redirect: false,
    cacheControl: false,
    decorateReply: false,
    dotfiles: 'deny',
    setHeaders: (reply) => {
      reply.header('cache-control', FOREVER);
    },
  });
}
