/**
 * The cache folder of files made from the pack's pictures. It may be deleted while the site is
 * down, because all files can be made again. Processes may share it.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CacheUnusableError, cacheFolder } from '#domain/support/cache-folder.ts';

export const pictureCache = () => join(cacheFolder(), 'pictures');

/** Folders of the cache: the files that `/media/` serves, and internal JSON about pictures. */
export const FILES = 'files';
export const FACTS = 'facts';
const UNFINISHED = 'unfinished';

/** The folder that `/media/` serves. */
export const servedPicturesFolder = () => join(pictureCache(), FILES);

/** Milliseconds after which an unfinished file must be from a killed process. */
const ABANDONED = 60 * 60 * 1000;

/**
 * Writes a file atomically: other processes never see part of it, even after a power cut.
 * @throws CacheUnusableError
 */
export function writeCached(cache: string, path: string, bytes: Uint8Array | string): void {
  const target = join(cache, path);
  const unfinished = join(cache, UNFINISHED, randomUUID());
  try {
    mkdirSync(dirname(target), { recursive: true });
    mkdirSync(dirname(unfinished), { recursive: true });
    writeFileSync(unfinished, bytes, { flush: true });
    renameSync(unfinished, target);
  } catch (error) {
    throw new CacheUnusableError(cache, error);
  }
}

/** Removes unfinished files of killed processes. */
export function removeUnfinished(cache: string): void {
  const folder = join(cache, UNFINISHED);
  for (const name of namesIn(folder)) {
    const { mtimeMs } = statSync(join(folder, name), { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > ABANDONED) {
      rmSync(join(folder, name), { force: true });
    }
  }
}

/** Names of the files in a folder of the cache; empty if it does not exist yet. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
