// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from './paths.mjs';

/** Milliseconds within which another change may leave a file's times the same. */
const UNSETTLED = 2000;

/**
 * @typedef {{ metadata: string, digest: string }} Seen a file's metadata and the digest of its content
 */

/**
 * Digests of files. Files with unchanged metadata are not read again, as a start checks two
 * thousand.
 *
 * @param {string} [index] the file that stores them
 */
export function openDigests(index = join(cacheFolder, 'digests.json')) {
  /** @type {Map<string, Seen>} */
  const seen = new Map(Object.entries(readIndex(index)));
  let isNew = false;

  return {
    /**
     * The digest of a file's content; undefined if the file does not exist.
     *
     * @param {string} path
     */
    digestOf(path) {
      const stat = statSync(path, { throwIfNoEntry: false });
      if (!stat) return undefined;
      // The ctime cannot be set, so a changed file with restored times is noticed.
      const metadata = [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino].join(' ');
      const cached = seen.get(path);
      if (cached?.metadata === metadata) return cached.digest;
      const isSettled = Date.now() - stat.ctimeMs > UNSETTLED;
      const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
      if (isSettled) {
        seen.set(path, { metadata, digest });
        isNew = true;
      }
      return digest;
    },

    /** Stores new digests. */
    save() {
      if (!isNew) return;
      isNew = false;
      const existing = [...seen].filter(([path]) => existsSync(path));
      const unfinished = `${index}.${process.pid}`;
      try {
        mkdirSync(dirname(index), { recursive: true });
        writeFileSync(unfinished, JSON.stringify(Object.fromEntries(existing)));
        renameSync(unfinished, index);
      } catch {
        // Without the index the next start reads all files, with the same result.
      }
    },
  };
}

/** @param {string} index @returns {Record<string, Seen>} */
function readIndex(index) {
  try {
    return JSON.parse(readFileSync(index, 'utf8'));
  } catch {
    return {};
  }
}
