// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDigests } from './digests.mjs';
import { withLock } from './lock.mjs';

/** @type {ReturnType<typeof openDigests> | undefined} */
let digests;

/**
 * Does the work unless the stamp has the hash of the current inputs. The stamp is removed first and
 * written only after success, so interrupted work is repeated.
 *
 * @param {{ stamp: string, hash: () => string, work: () => Promise<void>, lockFolder?: string }}
 *   job
 */
export async function refresh({ stamp, hash, work, lockFolder }) {
  if (readStamp(stamp) === hash()) return;
  await withLock(async () => {
    // The previous owner of the lock may have done the work. The hash is taken before the work, so
    // that edits during the work count as changes.
    const currentHash = hash();
    if (readStamp(stamp) === currentHash) return;
    rmSync(stamp, { force: true });
    await work();
    writeFileSync(stamp, currentHash);
  }, lockFolder);
}

/** @param {string} stamp */
export function readStamp(stamp) {
  return readIfExists(stamp)?.toString();
}

/**
 * A hash of names and contents. Times, order and missing files do not count.
 *
 * @param {Map<string, string>} files the path on disk of each name
 * @param {string[]} [facts] other inputs of the result
 */
export function hashOf(files, facts = []) {
  digests ??= openDigests();
  const total = createHash('sha256').update(JSON.stringify(facts));
  for (const name of [...files.keys()].sort()) {
    const digest = digests.digestOf(/** @type {string} */ (files.get(name)));
    if (digest) total.update(JSON.stringify([name, digest]));
  }
  digests.save();
  return total.digest('hex');
}

/**
 * All files under a folder, as [name, path on disk]; the names start with `name` and use `/`.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {Generator<[string, string]>}
 */
export function* filesUnder(folder, name) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // `stat` follows links. A broken link has nothing to hash.
    const kind = entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : entry;
    if (kind?.isDirectory()) yield* filesUnder(path, `${name}/${entry.name}`);
    else if (kind?.isFile()) yield [`${name}/${entry.name}`, path];
  }
}

/** @param {string} path */
function readIfExists(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
