import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { buildFolder } from '#delivery/build-folder.ts';
import type { LimitFiles } from './open-files.ts';

/**
 * Serves the built files. Their names change with their contents, so they are cached forever. Files
 * of former builds are kept for pages opened before an update (`scripts/former-assets.mjs`).
 */
export async function assets(app: FastifyInstance, { boundFiles }: { boundFiles: LimitFiles }) {
  boundFiles(app);
  await app.register(fastifyStatic, {
    root: [join(buildFolder, 'client/assets'), join(buildFolder, 'former-assets')],
    // After the first build there are no former files.
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
