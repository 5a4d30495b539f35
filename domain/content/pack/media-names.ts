/** Messages about missing files under `media/`. */
import { posix } from 'node:path';
import { filesIn, type PackSource } from '#domain/content/pack-files/index.ts';
import { closestName } from '#domain/support/closest-name.ts';

/** @param path of a missing file, below the content folder */
export const noSuchFile = (contentDir: PackSource, path: string) =>
  `${path} does not exist${nearFile(contentDir, path)}`;

/** The end of a sentence: `; did you mean FILE?`, or empty. */
export function nearFile(contentDir: PackSource, path: string): string {
  const folder = posix.dirname(path);
  const near = closestName(posix.basename(path), filesIn(contentDir, folder));
  return near === undefined ? '' : `; did you mean ${folder}/${near}?`;
}
