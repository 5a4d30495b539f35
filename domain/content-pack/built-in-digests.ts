/** Which files of the pack a build has in it, and which of them have changed since. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInFiles } from './built-in-copy.ts';
import { THEME_FILE } from './theme-colours.ts';

/** Path below the content folder to a digest of the file. */
export type BuiltInDigests = Record<string, string>;

/** File in the folder of the built server. */
export const DIGESTS_FILE = 'content-digests.json';

export function builtInDigests(contentDir: string): BuiltInDigests {
  const files = [...builtInFiles(contentDir), THEME_FILE].filter((file) =>
    existsSync(join(contentDir, file)),
  );
  return Object.fromEntries(
    files.map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(contentDir, file)));
      return [file, hash.digest('base64url')];
    }),
  );
}

/** Files that were changed, added or removed. */
export function changedSince(built: BuiltInDigests, contentDir: string): string[] {
  const now = builtInDigests(contentDir);
  const files = new Set([...Object.keys(built), ...Object.keys(now)]);
  return [...files].filter((file) => built[file] !== now[file]).sort();
}
