// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from './places.mjs';

/** Milliseconds within which a second change may leave a file's times as they were. */
const UNSETTLED = 2000;

/**
 * @typedef {{ look: string, digest: string }} Seen how a file looked when its content had the digest
 */

/**
 * Digests of files. Those that look as they did are not read again: a start looks at two thousand.
 *
 * @param {string} [index] where they are remembered
 */
export function openDigests(index = join(cacheFolder, 'digests.json')) {
  /** @type {Map<string, Seen>} */
  const seen = new Map(Object.entries(readIndex(index)));
  let isNew = false;

  return {
    /**
     * The digest of a file's content; undefined where there is no file.
     *
     * @param {string} path
     */
    digestOf(path) {
      const stat = statSync(path, { throwIfNoEntry: false });
      if (!stat) return undefined;
      // Nobody can set the time of the last change of the inode: a copy of old times is noticed.
      const look = [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino].join(' ');
      const known = seen.get(path);
      if (known?.look === look) return known.digest;
      const isSettled = Date.now() - stat.ctimeMs > UNSETTLED;
      const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
      if (isSettled) {
        seen.set(path, { look, digest });
        isNew = true;
      }
      return digest;
    },

    /** Remembers what was found. */
    keep() {
      if (!isNew) return;
      isNew = false;
      const there = [...seen].filter(([path]) => existsSync(path));
      const unfinished = `${index}.${process.pid}`;
      try {
        mkdirSync(dirname(index), { recursive: true });
        writeFileSync(unfinished, JSON.stringify(Object.fromEntries(there)));
        renameSync(unfinished, index);
      } catch {
        // Without it the next start reads all files, and is right all the same.
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
