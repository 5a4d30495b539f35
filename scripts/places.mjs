// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Every script works from here, wherever it is called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the scripts leave behind between runs: the lock, the reports. Ignored by git. */
export const cacheFolder = join(root, '.cache');

/**
 * The file behind a tool's command, as its own package.json names it: tools move it between
 * versions, and `node_modules/.bin` holds shell scripts on Windows.
 *
 * @param {string} packageName
 * @param {string} command
 */
export function toolFile(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
