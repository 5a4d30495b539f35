// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Scripts use it instead of the working directory. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Files that are kept between runs: the lock, reports, digests. Ignored by git. */
export const cacheFolder = join(root, '.cache');

/**
 * The file of a tool's command, from its package.json. Its path changes between versions, and
 * `node_modules/.bin` contains shell scripts on Windows.
 *
 * @param {string} packageName
 * @param {string} command
 */
export function toolFile(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
