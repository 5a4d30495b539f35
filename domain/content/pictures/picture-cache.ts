/**
 * The folder with what was made of the pack's pictures. All of it can be made again, so it may be
 * deleted while the site is down; processes may share it.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CacheUnusable, cacheFolder } from '#domain/support/cache-folder.ts';

export const pictureCache = () => join(cacheFolder(), 'pictures');

/** Below the cache: what visitors may get, and what only we read. */
export const FILES = 'files';
export const FACTS = 'facts';
const UNFINISHED = 'unfinished';

/** The folder that `/media/` serves. */
export const madePictures = () => join(pictureCache(), FILES);

/** Milliseconds after which nobody works on an unfinished file any more. */
const ABANDONED = 60 * 60 * 1000;

/**
 * Writes a file that others see whole or not at all, also after a power cut.
 * @throws CacheUnusable
 */
export function keep(cache: string, path: string, bytes: Uint8Array | string): void {
  const target = join(cache, path);
  const unfinished = join(cache, UNFINISHED, randomUUID());
  try {
    mkdirSync(dirname(target), { recursive: true });
    mkdirSync(dirname(unfinished), { recursive: true });
    writeFileSync(unfinished, bytes, { flush: true });
    renameSync(unfinished, target);
  } catch (error) {
    throw new CacheUnusable(cache, error);
  }
}

/** Removes what processes that were killed have left half written. */
export function sweep(cache: string): void {
  const folder = join(cache, UNFINISHED);
  for (const name of namesIn(folder)) {
    const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED) {
      rmSync(join(folder, name), { force: true });
    }
  }
}

/** Names of the files in a folder of the cache; none where it is not there yet. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
