/**
 * A cache of files that take a while to make: drawn pictures and compressed drawings. All are on
 * disk, the latest also in memory.
 */

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';

/** All files in it can be made again, and processes may share it. */
const folder = () => join(cacheFolder(), 'share');

/** Pictures on disk; the oldest are deleted. */
const MAX_FILES = 2000;

/** Bytes of the pictures in memory. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Drawings: one for each core, and waiting ones for some ten seconds of drawing. */
const DRAWINGS = { running: 2, waiting: 64 };

/** The number of new pictures after which the oldest are deleted. */
const SWEEP_EVERY = 100;

interface Drawing {
  picture: Promise<Buffer>;
  /** The number of clients that wait for it. */
  waiting: number;
  /** It is being drawn, and will be finished even if all clients disconnect. */
  hasBegun: boolean;
  abandon: AbortController;
}

export class DrawnPictures {
  readonly #report: (error: unknown) => void;
  readonly #withPermit = createFairSemaphore(DRAWINGS);
  readonly #ready = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (picture) => picture.length,
  });
  readonly #inFlight = new Map<string, Drawing>();
  #storedCount = 0;

  /**
   * @param report called if a picture could not be stored: it is drawn again after the next start
   */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /**
   * @param name a digest of everything that the picture shows, with the format's extension
   * @param client the client's network
   * @param signal aborted when the client disconnects: a picture without clients is not begun
   */
  async get(
    name: string,
    draw: () => Promise<Buffer>,
    client: string,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const ready = this.#ready.get(name);
    if (ready) return ready;
    signal.throwIfAborted();
    const drawing = this.#inFlight.get(name) ?? this.#begin(name, draw, client);
    drawing.waiting++;
    signal.addEventListener('abort', () => {
      if (--drawing.waiting > 0 || drawing.hasBegun) return;
      this.#forget(name, drawing);
      drawing.abandon.abort(signal.reason);
    });
    return drawing.picture;
  }

  #begin(name: string, draw: () => Promise<Buffer>, client: string): Drawing {
    const abandon = new AbortController();
    const begin = () => {
      drawing.hasBegun = true;
      return draw();
    };
    const make = async () => {
      const stored = await readFile(join(folder(), name)).catch(() => null);
      const picture = stored ?? (await this.#withPermit(begin, client, abandon.signal));
      this.#ready.set(name, picture);
      if (!stored) await this.#store(name, picture);
      return picture;
    };
    const drawing: Drawing = { picture: make(), waiting: 0, hasBegun: false, abandon };
    const end = () => this.#forget(name, drawing);
    drawing.picture.then(end, end);
    this.#inFlight.set(name, drawing);
    return drawing;
  }

  #forget(name: string, drawing: Drawing): void {
    if (this.#inFlight.get(name) === drawing) this.#inFlight.delete(name);
  }

  async #store(name: string, picture: Buffer): Promise<void> {
    try {
      await mkdir(folder(), { recursive: true });
      const unfinished = join(folder(), `${randomUUID()}.part`);
      await writeFile(unfinished, picture);
      await rename(unfinished, join(folder(), name));
      if (this.#storedCount++ % SWEEP_EVERY === 0) await sweep();
    } catch (error) {
      this.#report(error);
    }
  }
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
