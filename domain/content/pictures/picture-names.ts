/** Names the pack's pictures by their content, and reads only files that have changed. */
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PictureFile } from '#contract/pictures.ts';
import { type PackSource, packPath, packTree } from '#domain/content/pack-files/index.ts';
import { cachedJson } from '#domain/support/cache-folder.ts';
import { FACTS, pictureCache, writeCached } from './picture-cache.ts';
import { contentNameOf, LIMITS } from './recipe.ts';

/** By path on disk. `look` is the file's size, times and inode when its content had that name. */
type Seen = Record<string, { signature: string; name: string }>;

const INDEX = `${FACTS}/seen.json`;

/** Milliseconds within which a second change may not alter a file's times. */
const UNSETTLED = 2000;

/** Formats that cameras and scanners write and browsers do not read. */
const FOREIGN = /\.(heic|heif|tiff?|bmp|jfif|jp2|jxl|psd|dng|cr2|nef)$/i;

/**
 * @returns names of contents by path below the content folder; null for a file that must be
 *   refused: unreadable, too large, or of an unsupported format
 */
export function pictureNames(
  contentDir: PackSource,
  cache = pictureCache(),
): Map<string, string | null> {
  const previous = cachedJson<Seen>(join(cache, INDEX)) ?? {};
  const current: Seen = {};
  const names = new Map<string, string | null>();
  for (const file of pictureFiles(contentDir)) {
    const path = resolve(packPath(contentDir, file));
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > LIMITS.bytes || FOREIGN.test(file)) {
      names.set(file, null);
      continue;
    }
    const signature = signatureOf(stat);
    const previousName = previous[path]?.signature === signature ? previous[path].name : undefined;
    const name = previousName ?? nameOfFile(path);
    names.set(file, name);
    const isSettled = Date.now() - stat.ctimeMs > UNSETTLED;
    if (name !== null && isSettled) current[path] = { signature, name };
  }
  save(cache, previous, current);
  return names;
}

/** Paths below the content folder of pictures, including those in unsupported formats. */
function pictureFiles(contentDir: PackSource): string[] {
  return packTree(contentDir, 'media').files.filter(
    (file) => PictureFile.safeParse(file.replace(FOREIGN, '.jpg')).success,
  );
}

/**
 * Programs cannot set `ctime`, so a change is noticed even if the modification time is restored.
 */
function signatureOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

function nameOfFile(path: string): string | null {
  try {
    return contentNameOf(readFileSync(path));
  } catch {
    return null;
  }
}

function save(cache: string, previous: Seen, current: Seen): void {
  const isSaved = Object.entries(current).every(
    ([path, { signature }]) => previous[path]?.signature === signature,
  );
  if (isSaved) return;
  const others = Object.entries(previous).filter(([path]) => existsSync(path));
  try {
    writeCached(cache, INDEX, JSON.stringify({ ...Object.fromEntries(others), ...current }));
  } catch {
    // The index is only an optimization: the next start reads the pictures again.
  }
}
