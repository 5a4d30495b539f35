import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { buildFolder } from '#delivery/build-folder.ts';
import type { BoundFiles } from './open-files.ts';

/**
 * The built files: their names change with their contents, so they may be cached for ever. Those of
 * former builds are there for pages that were opened before an update (`scripts/former-assets.mjs`).
 */
export async function assets(app: FastifyInstance, { boundFiles }: { boundFiles: BoundFiles }) {
  boundFiles(app);
  await app.register(fastifyStatic, {
    root: [join(buildFolder, 'client/assets'), join(buildFolder, 'former-assets')],
    // After the first build there are none.
    suppressWarning: true,
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    dotfiles: 'deny',
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
}
