/**
 * Draws pages of applicants' files, one at a time, and caches each for a short time: a page is
 * requested twice (its text, its picture), and staff who compare applicants return to it.
 */
import { LRUCache } from 'lru-cache';
import type { FilePageRequest, RenderedFilePage } from '#api/console/services.ts';
import type { RenderFailure } from '#contract/console/file-pages.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import { inSpan } from '#telemetry/tracing.ts';
import { drawPage } from './draw-page.ts';

/** Most pages take half a second; a page that hangs is killed after eight of processor time. */
const DRAWINGS = { running: 1, waiting: 16 };

/** Bytes: some 200 pages of text. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Milliseconds, after which a page of an erased application is gone from every process. */
const LIFETIME = 2 * 60_000;

/** Bytes of an entry besides its picture and text. */
const ENTRY_OVERHEAD = 500;

const sizeOf = (page: RenderedFilePage | RenderFailure) =>
  typeof page === 'string'
    ? ENTRY_OVERHEAD
    : page.picture.length + 2 * page.text.length + ENTRY_OVERHEAD;

export function createPageDrawings(draw = drawPage) {
  const withPermit = createFairSemaphore(DRAWINGS);
  const cache = new LRUCache<string, RenderedFilePage | RenderFailure>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: sizeOf,
    ttl: LIFETIME,
    ttlAutopurge: true,
  });

  /** @returns null if the file no longer exists when its turn comes */
  return async ({ digest, page, client, signal, read }: FilePageRequest) => {
    const key = `${digest}/${page}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const drawInTurn = async () => {
      // An earlier request may have drawn it by now.
      const existing = cache.get(key);
      const bytes = existing ? null : await read();
      if (!bytes) return existing ?? null;
      const attributes = { 'site.bytes': bytes.length, 'site.page': page };
      const result = await inSpan('draw page of file', { attributes }, () =>
        draw(bytes, page, signal),
      );
      if (!signal.aborted) cache.set(key, result);
      return result;
    };
    return withPermit(drawInTurn, client, signal);
  };
}
