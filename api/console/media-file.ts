/** Uploads as the console shows them, also those that no page uses. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { UPLOADS } from '#contract/media-files.ts';
import { noSuchFile, partsOf, uploadFile } from '#domain/content/media/index.ts';
import { FILE_HEADERS } from './files.ts';
import { limitResponses } from './limit-responses.ts';
import { serveCall } from './serve-call.ts';
import type { ConsoleServices } from './services.ts';

/** Files that are sent at the same time, and requests of a page of the library that wait. */
const LIMITS = { running: 6, waiting: 200 };

/** `private` keeps it out of shared caches. */
const FOREVER = 'private, max-age=31536000, immutable';

export function mediaFileRoutes(app: FastifyInstance, services: ConsoleServices): void {
  const limit = limitResponses(LIMITS);
  serveCall(app, services, 'getMediaFile', ({ permit, params, query, reply }) =>
    limit(reply, async () => {
      const file = await uploadFile(permit, services.db, params.name, query.size ?? 'small');
      reply.headers({ ...FILE_HEADERS, 'content-type': file.type, 'content-length': file.bytes });
      // Another version, or an original that is sent until the size is made, must not be cached.
      const isFinal = file.rendition !== null || query.size === 'original';
      if (query.v === file.digest && isFinal) reply.header('cache-control', FOREVER);
      if (query.size === 'original' || file.type === 'application/pdf')
        reply.header('content-disposition', `attachment; filename="${params.name}"`);
      return reply.send(file.rendition ?? Readable.from(partsOf(services.db, file.digest)));
    }),
  );
  serveCall(app, services, 'getMediaThumbnail', ({ permit, query: { path }, reply }) =>
    limit(reply, async () => {
      const ofPack = (await services.media.packFiles()).find(({ id }) => id === path);
      if (ofPack?.url) return reply.redirect(ofPack.url);
      const name = path.startsWith(`${UPLOADS}/`) ? path.slice(UPLOADS.length + 1) : '';
      const file = await uploadFile(permit, services.db, name, 'small');
      if (!file.type.startsWith('image/')) throw noSuchFile();
      reply.headers({ ...FILE_HEADERS, 'content-type': file.type, 'content-length': file.bytes });
      return reply.send(file.rendition ?? Readable.from(partsOf(services.db, file.digest)));
    }),
  );
}
