// @ts-check
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopIfInterrupted } from './child.mjs';
import { cacheFolder } from './places.mjs';

/**
 * Keeps two starts from installing or building over each other. The lock is a folder with the
 * owner's process id inside; it is prepared under another name and moved into place, so nobody ever
 * sees it half made.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [folder] where the lock is kept
 * @returns {Promise<T>}
 */
export async function withLock(work, folder = cacheFolder) {
  const lock = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  let told = false;
  while (!take(folder, lock)) {
    stopIfInterrupted();
    if (!told) console.error(`Waiting for another process that installs or builds (${lock})…`);
    told = true;
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} lock
 */
function take(folder, lock) {
  const owner = ownerOf(lock);
  // Our own id in a lock we do not hold is a left-over too: in a container ids repeat at each start.
  if (owner && owner !== process.pid && isAlive(owner)) return false;
  if (owner) rmSync(lock, { recursive: true, force: true });
  const prepared = mkdtempSync(join(folder, 'lock-'));
  writeFileSync(join(prepared, 'pid'), String(process.pid));
  try {
    renameSync(prepared, lock);
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    // Somebody was quicker. (EPERM is how Windows says it.)
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) return false;
    throw error;
  }
}

/** @param {string} lock */
function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signalled, but it is there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
