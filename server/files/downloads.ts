/** Films and papers of the pack, at URLs that are given for a name and an e-mail address. */
import type { FastifyInstance } from 'fastify';
import { downloadPath } from '#domain/downloads/index.ts';
import { FOR_EVER } from './pictures.ts';

export const DOWNLOAD_NAME = /^\/(sessions|papers)\/[\da-f]{20}\/[a-z\d-]+\.(mp4|pdf)$/;

export async function downloads(app: FastifyInstance, { contentDir }: { contentDir: string }) {
  for (const path of ['/sessions/:digest/:name', '/papers/:digest/:name']) {
    app.get(path, ({ url }, reply) => {
      const file = downloadPath(contentDir, url.replace(/\?.*$/s, ''));
      if (!file) return reply.callNotFound();
      // Found by their URL alone; search engines shall not lead past the form.
      reply.headers({ 'cache-control': FOR_EVER, 'x-robots-tag': 'noindex' });
      return reply.sendFile(file, { cacheControl: false });
    });
  }
}
