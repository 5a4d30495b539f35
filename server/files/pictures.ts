import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { madePictures } from '#domain/content/pictures/index.ts';

/** Names follow the content of a picture, so it may be cached for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

export const PICTURE_NAME = /^\/[\da-f]{20}-\d+\.(avif|webp)$/;

/** What was made of the pack's pictures. */
export async function pictures(app: FastifyInstance) {
  const root = madePictures();
  mkdirSync(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: '/',
    // No folders, no dots, nothing that we did not name.
    allowedPath: (path) => PICTURE_NAME.test(path),
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
