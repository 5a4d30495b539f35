// @ts-check
// Keeps assets of former builds, as pages that were opened before an update still request them.
import { cpSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds that the files of a former build are kept after it was replaced. */
const RETENTION = 7 * 86_400_000;

/** Maximum number of files, about five builds. */
const MAX_FILES = 5000;

/** Files are copied instead of renamed, as the folders may be on different disks. */
const COPY = { recursive: true, preserveTimestamps: true };

/**
 * Runs the build, which empties its folder, and keeps the files of the current and former builds
 * where the server looks for them. File names change with their contents. If a build fails, the
 * files stay parked until the next one.
 *
 * @param {object} places
 * @param {string} places.build the folder of the build
 * @param {string} places.parked the folder for the files during the build
 * @param {number} [places.now]
 * @param {number} [places.maxFiles]
 * @param {() => Promise<void>} work
 */
export async function buildKeepingAssets(
  { build, parked, now = Date.now(), maxFiles = MAX_FILES },
  work,
) {
  const former = join(build, 'former-assets');
  const present = join(build, 'client/assets');
  if (exists(former)) cpSync(former, parked, COPY);
  for (const name of namesIn(present)) {
    cpSync(join(present, name), join(parked, name));
    utimesSync(join(parked, name), now / 1000, now / 1000);
  }
  dropOldest(parked, now, maxFiles);
  await work();
  if (!exists(parked)) return;
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
    if (index >= maxFiles || now - replaced > RETENTION) rmSync(path);
  }
}

/** @param {string} folder */
function namesIn(folder) {
  return exists(folder) ? readdirSync(folder) : [];
}

/** @param {string} folder */
function exists(folder) {
  return statSync(folder, { throwIfNoEntry: false }) !== undefined;
}
