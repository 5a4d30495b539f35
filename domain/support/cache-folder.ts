/**
 * The folder of files that can be lost: prepared pictures, drawings, rendered texts, unfinished
 * uploads.
 */
import { accessSync, constants, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import project from '#package.json' with { type: 'json' };

let currentFolder = resolve('data', 'cache');

/** Its message is one line for the operator: the folder, and why it cannot be used. */
export class CacheUnusableError extends Error {
  override name = 'CacheUnusableError';

  constructor(folder: string, cause: unknown) {
    super(`The cache folder ${folder} cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

/** Absolute path. Processes may share it; it may be deleted while the site is down. */
export const cacheFolder = () => currentFolder;

/** The parsed file; undefined if it is missing or damaged, because every file can be made again. */
export function cachedJson<Content>(path: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

/**
 * Puts the cache below the data folder, or below the system's folder for temporary files if the
 * data folder cannot be written, as in a read-only image.
 * @param dataDir absolute path
 * @returns a warning for the operator; null if the data folder is used
 * @throws CacheUnusableError
 */
export function chooseCacheFolder(dataDir: string): string | null {
  const folder = join(dataDir, 'cache');
  try {
    currentFolder = writableFolder(folder);
    return null;
  } catch (error) {
    currentFolder = temporaryFolder();
    const instead = `pictures are kept in ${currentFolder} and made again after it is emptied; uploads are stored there too`;
    return `DATA_DIR: ${folder} cannot be written (${reasonOf(error)}): ${instead}`;
  }
}

function writableFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);
  return folder;
}

/**
 * The same path at each start, so that pictures are made once. The path can be guessed and the
 * cache holds HTML that is put into pages, so a folder of another user is refused.
 */
function temporaryFolder(): string {
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `${project.name}-cache-${user}`);
  try {
    writableFolder(folder);
    const stats = lstatSync(folder);
    const isOwn = stats.isDirectory() && stats.uid === user && (stats.mode & 0o022) === 0;
    if (!isOwn) throw new Error('another user can write in it; set DATA_DIR to another folder');
    return folder;
  } catch (error) {
    throw new CacheUnusableError(folder, error);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
