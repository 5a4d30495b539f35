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

interface Making {
  picture: Promise<Buffer>;
  /** How many clients wait for it. */
  waiting: number;
  /** It is being drawn, and will be even if all clients leave. */
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
  readonly #underWay = new Map<string, Making>();
  #drawn = 0;

  /** @param report told why a picture could not be kept: it is then drawn again after the next start */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /**
   * @param name a digest of all that the picture shows, and the format's ending
   * @param client network of the one who asks
   * @param gone the one who asks has left: a picture that has lost all its clients is not begun
   */
  async get(
    name: string,
    draw: () => Promise<Buffer>,
    client: string,
    gone: AbortSignal,
  ): Promise<Buffer> {
    const before = this.#ready.get(name);
    if (before) return before;
    gone.throwIfAborted();
    const making = this.#underWay.get(name) ?? this.#begin(name, draw, client);
    making.waiting++;
    gone.addEventListener('abort', () => {
      if (--making.waiting > 0 || making.hasBegun) return;
      this.#forget(name, making);
      making.abandon.abort(gone.reason);
    });
    return making.picture;
  }

  #begin(name: string, draw: () => Promise<Buffer>, client: string): Making {
    const abandon = new AbortController();
    const begin = () => {
      making.hasBegun = true;
      return draw();
    };
    const make = async () => {
      const found = await readFile(join(folder(), name)).catch(() => null);
      const picture = found ?? (await this.#withPermit(begin, client, abandon.signal));
      this.#ready.set(name, picture);
      if (!found) await this.#keep(name, picture);
      return picture;
    };
    const making: Making = { picture: make(), waiting: 0, hasBegun: false, abandon };
    const end = () => this.#forget(name, making);
    making.picture.then(end, end);
    this.#underWay.set(name, making);
    return making;
  }

  #forget(name: string, making: Making): void {
    if (this.#underWay.get(name) === making) this.#underWay.delete(name);
  }

  async #keep(name: string, picture: Buffer): Promise<void> {
    try {
      await mkdir(folder(), { recursive: true });
      const unfinished = join(folder(), `${randomUUID()}.part`);
      await writeFile(unfinished, picture);
      await rename(unfinished, join(folder(), name));
      if (this.#drawn++ % SWEEP_EVERY === 0) await sweep();
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
