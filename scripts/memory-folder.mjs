// @ts-check
// Temporary files of tests are kept in memory where the system offers it, because they are many:
// databases, packs, browser profiles. Copying and deleting them on a disk takes longer than most
// tests.
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's file system in memory. Containers often limit it to 64 MB. */
const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 1024 ** 3;
const PREFIX = 'site-tests-';

/**
 * Runs `work` with `TMPDIR` in memory, if there is enough room.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withMemoryFolder(work) {
  if (process.env.TMPDIR || !hasRoom()) return work();
  removeAbandoned();
  const folder = join(MEMORY, `${PREFIX}${process.pid}`);
  // PostgreSQL runs as another user, who has to reach its files.
  mkdirSync(folder, { mode: 0o755 });
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** Removes the folders of runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    if (!pid || existsSync(join('/proc', pid))) continue;
    rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
