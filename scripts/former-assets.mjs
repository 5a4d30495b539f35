// @ts-check
// A page that was opened before an update still asks for the files that it was made with.
import { cpSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds for which the files of a former build are kept after it was replaced. */
const KEPT = 7 * 86_400_000;

/** Files of former builds, at most: some five builds of them. */
const MAX_FILES = 5000;

/** Copied, not renamed: the two may be on different disks. */
const COPY = { recursive: true, preserveTimestamps: true };

/**
 * Does the build, which empties its folder, and keeps the files of the present one (their names change
 * with their contents) and of those before it where the server looks for them. Those of a build that
 * broke off wait for the next.
 *
 * @param {object} places
 * @param {string} places.build the folder of the build
 * @param {string} places.parked where the files are meanwhile
 * @param {number} [places.now]
 * @param {number} [places.maxFiles]
 * @param {() => Promise<void>} work
 */
export async function keepingAssets(
  { build, parked, now = Date.now(), maxFiles = MAX_FILES },
  work,
) {
  const former = join(build, 'former-assets');
  const present = join(build, 'client/assets');
  if (isThere(former)) cpSync(former, parked, COPY);
  for (const name of namesIn(present)) {
    cpSync(join(present, name), join(parked, name));
    utimesSync(join(parked, name), now / 1000, now / 1000);
  }
  dropOldest(parked, now, maxFiles);
  await work();
  if (!isThere(parked)) return;
  cpSync(parked, former, COPY);
  rmSync(parked, { recursive: true });
}

/**
 * @param {string} folder
 * @param {number} now
 * @param {number} maxFiles
 */
function dropOldest(folder, now, maxFiles) {
  const files = namesIn(folder)
    .map((name) => ({ path: join(folder, name), replaced: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.replaced - a.replaced);
  for (const [index, { path, replaced }] of files.entries()) {
    if (index >= maxFiles || now - replaced > KEPT) rmSync(path);
  }
}

/** @param {string} folder */
function namesIn(folder) {
  return isThere(folder) ? readdirSync(folder) : [];
}

/** @param {string} folder */
function isThere(folder) {
  return statSync(folder, { throwIfNoEntry: false }) !== undefined;
}
