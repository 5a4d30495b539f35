/**
 * Draws pages of applicants' files, one at a time, and keeps each for a moment: a page is requested
 * twice (its text, its picture), and staff who compare applicants come back to it.
 */
import { LRUCache } from 'lru-cache';
import type { DrawnPage, PageSource } from '#api/console/services.ts';
import type { Undrawn } from '#contract/console/file-pages.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import { drawPage } from './draw-page.ts';

/** Most pages take half a second; a page that hangs is killed after eight of processor time. */
const DRAWINGS = { running: 1, waiting: 16 };

/** Bytes: some 200 pages of text. */
const MOST_KEPT = 32 * 1024 * 1024;

/** Milliseconds, after which a page of an erased application is gone from every process. */
const KEPT = 2 * 60_000;

/** Bytes of an entry beside its picture and text. */
const ENTRY = 500;

const sizeOf = (page: DrawnPage | Undrawn) =>
  typeof page === 'string' ? ENTRY : page.picture.length + 2 * page.text.length + ENTRY;

export function createPageDrawings(draw = drawPage) {
  const inTurn = createFairSemaphore(DRAWINGS);
  const kept = new LRUCache<string, DrawnPage | Undrawn>({
    maxSize: MOST_KEPT,
    sizeCalculation: sizeOf,
    ttl: KEPT,
    ttlAutopurge: true,
  });

  /** @returns null if the file is gone when its turn comes */
  return async ({ digest, page, client, gone, read }: PageSource) => {
    const key = `${digest}/${page}`;
    const known = kept.get(key);
    if (known) return known;
    const drawInTurn = async () => {
      // An earlier request may have drawn it by now.
      const drawn = kept.get(key);
      const bytes = drawn ? null : await read();
      if (!bytes) return drawn ?? null;
      const made = await draw(bytes, page, gone);
      if (!gone.aborted) kept.set(key, made);
      return made;
    };
    return inTurn(drawInTurn, client, gone);
  };
}
