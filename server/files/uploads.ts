/**
 * Sends files of the media library that are not in the cache folder of this machine yet. Only names
 * with a digest are looked up, and a name that was not found is remembered for some seconds.
 */
import { basename } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '#api/http/client.ts';
import { sendNotFound } from '#api/http/problems.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import { mediaCache, readRendition, uploadAtUrl } from '#domain/content/media/index.ts';
import { pictureCache, writeCached } from '#domain/content/pictures/index.ts';
import type { Db } from '#domain/support/database.ts';
import { FOREVER, PICTURE_NAME } from './pictures.ts';

export interface UploadedFiles {
  /** A size of a picture, which is then in the cache folder. Null if there is none. */
  picture: (name: string) => Promise<Buffer | null>;
  /** The path of a copy of a video or PDF. Null if there is none. */
  file: (url: string) => Promise<string | null>;
}

/** A video or PDF, relative to `/media`. */
export const UPLOAD_NAME = /^\/uploads\/[\da-f]{20}\/[a-z\d-]+\.(mp4|webm|pdf)$/;

export const uploadedFiles = (db: Db): UploadedFiles => ({
  async picture(name) {
    const bytes = await readRendition(db, name);
    if (bytes) writeCached(pictureCache(), `files/${name}`, bytes);
    return bytes;
  },
  file: (url) => uploadAtUrl(db, url),
});

/** Queries at the same time, and those that wait. */
const LOOKUPS = { running: 4, waiting: 200 };

/** Names that were not found, and milliseconds for which they are remembered. */
const MISSES = { max: 5000, ttl: 5000 };

/** The handler of the names under `/media/` that no other plugin has. */
export function sendUpload({ picture, file }: UploadedFiles) {
  const inTurn = createFairSemaphore(LOOKUPS);
  const misses = new LRUCache<string, true>(MISSES);

  async function lookUp<Found>(name: string, request: FastifyRequest, find: () => Promise<Found>) {
    if (misses.has(name)) return null;
    const found = await inTurn(find, networkOf(request.ip));
    if (found === null) misses.set(name, true);
    return found;
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url } = request;
    const path = url.replace(/\?.*$/s, '');
    const name = path.replace(/^\/media/, '');
    if (method !== 'GET' && method !== 'HEAD') return sendNotFound(request, reply);
    if (PICTURE_NAME.test(name)) {
      const bytes = await lookUp(name, request, () => picture(name.slice(1)));
      if (!bytes) return sendNotFound(request, reply);
      reply.header('cache-control', FOREVER);
      return reply.type(`image/${name.replace(/^.*\./, '')}`).send(bytes);
    }
    if (!UPLOAD_NAME.test(name)) return sendNotFound(request, reply);
    const copy = await lookUp(name, request, () => file(path));
    if (!copy) return sendNotFound(request, reply);
    // Search engines list the pages that show it.
    reply.headers({ 'cache-control': FOREVER, 'x-robots-tag': 'noindex' });
    return reply.sendFile(basename(copy), mediaCache(), { cacheControl: false });
  };
}
