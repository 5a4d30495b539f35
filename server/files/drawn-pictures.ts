/**
 * What takes a while to make, once it is made: drawn pictures and compressed drawings. All of it is on
 * disk, the latest also in memory.
 */

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';

/** All of it can be drawn again; processes may share it. */
const folder = () => join(cacheFolder(), 'share');

/** Pictures on disk; the ones drawn longest ago go. */
const MAX_FILES = 2000;

/** Bytes of the pictures in memory. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Pictures that are drawn: a core each, and as many more as are drawn in some ten seconds. */
const DRAWINGS = { running: 2, waiting: 64 };

/** After so many new ones it is looked whether any are too many. */
const SWEEP_EVERY = 100;

/** A picture on its way to all who wait for it. */
interface Making {
  picture: Promise<Buffer>;
  waiting: number;
  /** It is being drawn, and will be whoever leaves. */
  hasBegun: boolean;
  abandon: AbortController;
}

export function createDrawnPictures(report: (error: unknown) => void) {
  const withPermit = createFairSemaphore(DRAWINGS);
  let drawn = 0;

  /** Where the folder cannot be written, pictures are drawn anew after each start. */
  async function keep(name: string, picture: Buffer): Promise<void> {
    try {
      await mkdir(folder(), { recursive: true });
      const unfinished = join(folder(), `${randomUUID()}.part`);
      await writeFile(unfinished, picture);
      await rename(unfinished, join(folder(), name));
      if (drawn++ % SWEEP_EVERY === 0) await sweep();
    } catch (error) {
      report(error);
    }
  }

  const ready = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (picture) => picture.length,
  });
  const underWay = new Map<string, Making>();

  function begin(name: string, draw: () => Promise<Buffer>, client: string): Making {
    const abandon = new AbortController();
    const drawInTurn = () =>
      withPermit(
        () => {
          making.hasBegun = true;
          return draw();
        },
        client,
        abandon.signal,
      );
    const make = async () => {
      const found = await readFile(join(folder(), name)).catch(() => null);
      const picture = found ?? (await drawInTurn());
      ready.set(name, picture);
      if (!found) await keep(name, picture);
      return picture;
    };
    const making: Making = { picture: make(), waiting: 0, hasBegun: false, abandon };
    const end = () => forget(name, making);
    making.picture.then(end, end);
    underWay.set(name, making);
    return making;
  }

  function forget(name: string, making: Making): void {
    if (underWay.get(name) === making) underWay.delete(name);
  }

  /**
   * @param name a digest of all that the picture shows, and the format's ending
   * @param client network of whoever asks
   * @param gone whoever asks has left: what nobody waits for any more is not begun
   */
  return async (name: string, draw: () => Promise<Buffer>, client: string, gone: AbortSignal) => {
    const before = ready.get(name);
    if (before) return before;
    gone.throwIfAborted();
    const making = underWay.get(name) ?? begin(name, draw, client);
    making.waiting++;
    gone.addEventListener('abort', () => {
      if (--making.waiting > 0 || making.hasBegun) return;
      forget(name, making);
      making.abandon.abort(gone.reason);
    });
    return making.picture;
  };
}

async function sweep(): Promise<void> {
  const names = await readdir(folder());
  if (names.length <= MAX_FILES) return;
  const aged = await Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(folder(), name)).catch(() => null);
      return { name, time: facts?.mtimeMs ?? 0 };
    }),
  );
  const outdated = aged.sort((a, b) => b.time - a.time).slice(MAX_FILES / 2);
  await Promise.all(outdated.map(({ name }) => rm(join(folder(), name), { force: true })));
}
