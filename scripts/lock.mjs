// @ts-check
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopIfInterrupted } from './child.mjs';
import { cacheFolder } from './paths.mjs';

/**
 * Prevents two processes from installing or building at the same time. The lock is a folder with
 * one empty file, named by its owner's process id and a random UUID. It is prepared under another
 * name and renamed, which the system refuses while the lock is a folder that is not empty.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [folder] the folder that contains the lock
 * @returns {Promise<T>}
 */
export async function withLock(work, folder = cacheFolder) {
  const lock = join(folder, 'lock');
  const name = `${process.pid}-${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  let isReported = false;
  while (!take(folder, lock, name)) {
    stopIfInterrupted();
    if (!isReported)
      console.error(`Waiting for another process that installs or builds (${lock})…`);
    isReported = true;
    await pause(200);
  }
  try {
    return await work();
  } finally {
    // Removes only its own file, as the next owner may already have the lock.
    rmSync(join(lock, name), { force: true });
    removeEmpty(lock);
  }
}

/**
 * @param {string} folder
 * @param {string} lock
 * @param {string} name
 */
function take(folder, lock, name) {
  for (const owner of namesIn(lock)) {
    if (isHeld(owner)) return false;
    // Several processes may do this simultaneously. Names are unique, so no other lock is removed.
    rmSync(join(lock, owner), { force: true });
  }
  const prepared = mkdtempSync(join(folder, 'lock-'));
  writeFileSync(join(prepared, name), '');
  try {
    // Windows does not rename over a folder, not even over an empty one.
    removeEmpty(lock);
    renameSync(prepared, lock);
    return true;
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    // Another process was faster. Windows reports EPERM.
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) return false;
    throw error;
  }
}

/** @param {string} lock */
function namesIn(lock) {
  try {
    return readdirSync(lock);
  } catch {
    return [];
  }
}

/** @param {string} lock */
function removeEmpty(lock) {
  try {
    rmdirSync(lock);
  } catch {
    // Another process has it, or has removed it.
  }
}

/** @param {string} owner name of the file in the lock */
function isHeld(owner) {
  const pid = Number.parseInt(owner, 10);
  // Its own id in a lock that it does not hold is stale: in a container ids repeat at each start.
  return pid > 0 && pid !== process.pid && isAlive(pid);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be signaled, but it exists.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
