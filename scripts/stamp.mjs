// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

/**
 * Does the work unless the stamp says that it was done for these very inputs. The stamp is taken
 * away first and written only after success, so work that was cut short is done again.
 *
 * @param {{ stamp: string, hash: () => string, work: () => Promise<void>, lockFolder?: string }} job
 */
export async function refresh({ stamp, hash, work, lockFolder }) {
  if (readStamp(stamp) === hash()) return;
  await withLock(async () => {
    // Whoever held the lock may have done it for us. Hashed before the work, so that what is edited
    // meanwhile counts as changed.
    const wanted = hash();
    if (readStamp(stamp) === wanted) return;
    rmSync(stamp, { force: true });
    await work();
    writeFileSync(stamp, wanted);
  }, lockFolder);
}

/** @param {string} stamp */
export function readStamp(stamp) {
  return readIfThere(stamp)?.toString();
}

/**
 * A hash of names and contents: times and order do not count, an absent file counts as absent.
 *
 * @param {Map<string, string>} files the path on disk of each name
 * @param {string[]} [facts] what else the result depends on
 */
export function hashOf(files, facts = []) {
  const whole = createHash('sha256').update(JSON.stringify(facts));
  for (const name of [...files.keys()].sort()) {
    const bytes = readIfThere(/** @type {string} */ (files.get(name)));
    const digest = bytes && createHash('sha256').update(bytes).digest('hex');
    if (digest) whole.update(JSON.stringify([name, digest]));
  }
  return whole.digest('hex');
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
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    // `stat` follows links; one that leads nowhere has nothing to hash.
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) yield* filesUnder(path, `${name}/${entry}`);
    else if (stat?.isFile()) yield [`${name}/${entry}`, path];
  }
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
