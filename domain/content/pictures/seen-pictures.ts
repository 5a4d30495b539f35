/** The pack's pictures and the names of their contents, without reading what has not changed. */
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PictureFile } from '#contract/pictures.ts';
import { packPath, packTree } from '#domain/content/pack-files/index.ts';
import { cachedJson } from '#domain/support/cache-folder.ts';
import { FACTS, keep, pictureCache } from './picture-cache.ts';
import { LIMITS, nameOf } from './recipe.ts';

/** By path on disk: how the file looked when its content got that name. */
type Seen = Record<string, { look: string; name: string }>;

const INDEX = `${FACTS}/seen.json`;

/** Milliseconds within which a second change may leave a file's times as they were. */
const UNSETTLED = 2000;

/** Formats that cameras and scanners write, and no browser reads. */
const FOREIGN = /\.(heic|heif|tiff?|bmp|jfif|jp2|jxl|psd|dng|cr2|nef)$/i;

/**
 * @returns path below the content folder to the name of its content; null for one that must be
 * refused: not readable, too many bytes, or of a format that is not taken
 */
export function seenPictures(
  contentDir: string,
  cache = pictureCache(),
): Map<string, string | null> {
  const before = cachedJson<Seen>(join(cache, INDEX)) ?? {};
  const now: Seen = {};
  const names = new Map<string, string | null>();
  for (const file of pictureFiles(contentDir)) {
    const path = resolve(packPath(contentDir, file));
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > LIMITS.bytes || FOREIGN.test(file)) {
      names.set(file, null);
      continue;
    }
    const look = lookOf(stat);
    const known = before[path]?.look === look ? before[path].name : undefined;
    const name = known ?? nameOfFile(path);
    names.set(file, name);
    const isSettled = Date.now() - stat.ctimeMs > UNSETTLED;
    if (name !== null && isSettled) now[path] = { look, name };
  }
  remember(cache, before, now);
  return names;
}

/** Paths below the content folder of everything that is a picture or wants to be one. */
function pictureFiles(contentDir: string): string[] {
  return packTree(contentDir, 'media').files.filter(
    (file) => PictureFile.safeParse(file.replace(FOREIGN, '.jpg')).success,
  );
}

/** Nobody can set the time of the last change of the inode: a copy of old times is noticed. */
function lookOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

function nameOfFile(path: string): string | null {
  try {
    return nameOf(readFileSync(path));
  } catch {
    return null;
  }
}

function remember(cache: string, before: Seen, now: Seen): void {
  const isKnown = Object.entries(now).every(([path, { look }]) => before[path]?.look === look);
  if (isKnown) return;
  const others = Object.entries(before).filter(([path]) => existsSync(path));
  try {
    keep(cache, INDEX, JSON.stringify({ ...Object.fromEntries(others), ...now }));
  } catch {
    // Without it the next start reads the pictures again, and is right all the same.
  }
}
