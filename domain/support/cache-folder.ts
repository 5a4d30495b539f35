/** Where files are that need not be kept: prepared pictures, drawings, rendered texts, uploads that arrive. */
import { accessSync, constants, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import project from '#package.json' with { type: 'json' };

let chosen = resolve('data', 'cache');

/** One line for the operator: which folder, and why it cannot be written. */
export class CacheUnusable extends Error {
  override name = 'CacheUnusable';

  constructor(folder: string, cause: unknown) {
    super(`The cache folder ${folder} cannot be used: ${reasonOf(cause)}`, { cause });
  }
}

/** Absolute path. Processes may share it; it may be deleted while the site is down. */
export const cacheFolder = () => chosen;

/** What a file of the cache says; undefined where it is missing or spoilt, since all can be made again. */
export function cachedJson<Content>(path: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}

/**
 * Puts the cache below the data folder, or below the system's folder for temporary files where the
 * data folder cannot be written, as in a read-only image.
 * @param dataDir absolute path
 * @returns a warning for the operator; null where the data folder is used
 * @throws CacheUnusable
 */
export function chooseCacheFolder(dataDir: string): string | null {
  const wanted = join(dataDir, 'cache');
  try {
    chosen = writable(wanted);
    return null;
  } catch (error) {
    chosen = temporaryFolder();
    const instead = `pictures are kept in ${chosen} and made again when it is emptied, and uploads arrive there too`;
    return `DATA_DIR: ${wanted} cannot be written (${reasonOf(error)}): ${instead}`;
  }
}

function writable(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);
  return folder;
}

/**
 * The same at each start, so that pictures are made once. Its name can be guessed, so a folder that
 * another user has made is refused: the cache holds HTML that goes into pages.
 */
function temporaryFolder(): string {
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `${project.name}-cache-${user}`);
  try {
    writable(folder);
    const facts = lstatSync(folder);
    const isOwn = facts.isDirectory() && facts.uid === user && (facts.mode & 0o022) === 0;
    if (!isOwn) throw new Error('another user can write in it; set DATA_DIR to another folder');
    return folder;
  } catch (error) {
    throw new CacheUnusable(folder, error);
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
