/** Uploaded files as parts of a pack: for reading it, and for the pictures of its pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_TYPES, UPLOADS } from '#contract/media-files.ts';
import type { Db } from '#db/schema.ts';
import {
  type EditedFile,
  FOCUS_FILE,
  type PackSource,
  withEdits,
} from '#domain/content/pack-files/index.ts';
import {
  pictureCache,
  servedPicturesFolder,
  writeCached,
  writeFacts,
} from '#domain/content/pictures/index.ts';
import { extensionOf } from './media-names.ts';
import { packTexts } from './media-sources.ts';
import { mediaPathsIn } from './media-uses.ts';
import { copyObject, readRendition } from './served-media.ts';

/** Files per query. */
const BATCH_SIZE = 200;

/**
 * The uploads among these paths as edits of a `PackSource`. Their originals and the sizes that are
 * ready are copied to the cache folder, so that reading the pack neither decodes nor makes them.
 * @param paths below the content folder
 */
async function mediaEdits(db: Db, paths: Iterable<string>): Promise<Map<string, EditedFile>> {
  const all = [...new Set(paths)];
  const edits = new Map<string, EditedFile>();
  for (let start = 0; start < all.length; start += BATCH_SIZE) {
    const rows = await uploadRows(db, all.slice(start, start + BATCH_SIZE));
    for (const row of rows) {
      const path = await copyObject(db, row.digest, extensionOf(row.path));
      if (!path) continue;
      if (row.name) await copySizes(db, { ...row, name: row.name });
      edits.set(row.path, { path });
    }
  }
  return edits;
}

/**
 * A pack with the uploads that its texts name, and with their focal points. Pass it to functions
 * that read or check a pack.
 */
export async function withUploads(db: Db, source: PackSource): Promise<PackSource> {
  const texts = packTexts(source);
  const named = new Set([...texts.values()].flatMap(mediaPathsIn));
  const uploads = [...named].filter((path) => path.startsWith(`${UPLOADS}/`));
  const edits = await mediaEdits(db, uploads);
  if (edits.size === 0) return source;
  const points = await uploadFocus(db, [...edits.keys()]);
  const focus = withPoints(texts.get(FOCUS_FILE) ?? '', points);
  return withEdits(source, [...edits, ...(focus ? [[FOCUS_FILE, { text: focus }] as const] : [])]);
}

type Points = Record<string, { x: number; y: number }>;

/** The focal points that staff have set, in percent, by path. */
async function uploadFocus(db: Db, paths: readonly string[]): Promise<Points> {
  const rows = await db
    .selectFrom('media_files')
    .select(['path', 'focus_x as x', 'focus_y as y'])
    .where('focus_x', 'is not', null)
    .execute();
  const used = rows.filter(({ path }) => paths.includes(path));
  return Object.fromEntries(used.map(({ path, x, y }) => [path, { x: x ?? 50, y: y ?? 50 }]));
}

/** The text of `media/focus.yaml` with more lines; null if there is nothing to add. */
function withPoints(text: string, points: Points): string | null {
  const lines = Object.entries(points)
    .filter(([path]) => !text.includes(path))
    .map(([path, { x, y }]) => `${path}: { x: ${x}, y: ${y} }\n`);
  // A file in flow style cannot be continued by a line.
  if (lines.length === 0 || text.trimStart().startsWith('{')) return null;
  return [text && !text.endsWith('\n') ? `${text}\n` : text, ...lines].join('');
}

const uploadRows = (db: Db, paths: readonly string[]) =>
  db
    .selectFrom('media_files as file')
    .innerJoin('media_objects as object', 'object.digest', 'file.digest')
    .select(['file.path', 'object.digest', 'object.name', 'object.width', 'object.height'])
    .select('object.placeholder')
    .where('file.path', 'in', paths)
    .where('file.deleted_at', 'is', null)
    .execute();

interface PictureRow {
  path: string;
  digest: string;
  name: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

async function copySizes(db: Db, { path, digest, name, ...facts }: PictureRow): Promise<void> {
  const format = MEDIA_TYPES[extensionOf(path)].type.replace('image/', '');
  const { width, height, placeholder } = facts;
  if (width && height) writeFacts(name, { format, width, height, placeholder });
  const names = await db
    .selectFrom('media_renditions')
    .select('name')
    .where('digest', '=', digest)
    .execute();
  for (const rendition of names) {
    if (existsSync(join(servedPicturesFolder(), rendition.name))) continue;
    const bytes = await readRendition(db, rendition.name);
    if (bytes) writeCached(pictureCache(), `files/${rendition.name}`, bytes);
  }
}
