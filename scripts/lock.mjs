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
import { cacheFolder } from './places.mjs';

/**
 * Keeps two starts from installing or building over each other. The lock is a folder with one empty
 * file, named for its owner's process id and a random UUID. It is prepared under another name and
 * moved into place, which the system refuses as long as there is a folder that is not empty.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @param {string} [folder] where the lock is kept
 * @returns {Promise<T>}
 */
export async function withLock(work, folder = cacheFolder) {
  const lock = join(folder, 'lock');
  const name = `${process.pid}-${randomUUID()}`;
  mkdirSync(folder, { recursive: true });
  let told = false;
  while (!take(folder, lock, name)) {
    stopIfInterrupted();
    if (!told) console.error(`Waiting for another process that installs or builds (${lock})…`);
    told = true;
    await pause(200);
  }
  try {
    return await work();
  } finally {
    // By its name, not the folder with all in it: the next owner may already be there.
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
    // Several may do so at once: no later owner has this name, so nobody else's lock is removed.
    rmSync(join(lock, owner), { force: true });
  }
  const prepared = mkdtempSync(join(folder, 'lock-'));
  writeFileSync(join(prepared, name), '');
  try {
    // Windows moves nothing over a folder, not even over an empty one.
    removeEmpty(lock);
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
  // Our own id in a lock we do not hold is a left-over too: in a container ids repeat at each start.
  return pid > 0 && pid !== process.pid && isAlive(pid);
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
