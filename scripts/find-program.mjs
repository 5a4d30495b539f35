// @ts-check
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The first of these programs that is on the PATH.
 *
 * @param {string[]} names
 */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
    .find(isProgram);
}

/**
 * The folders in `parent` whose name starts so, highest version first; none if it cannot be read.
 *
 * @param {string} parent
 * @param {string} start
 */
export function versionedFolders(parent, start = '') {
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(start))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(parent, name));
  } catch {
    return [];
  }
}
