/** Uploaded files as parts of a pack: for reading it, and for the pictures of its pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MEDIA_TYPES } from '#contract/media-files.ts';
import type { Db } from '#db/schema.ts';
import type { EditedFile } from '#domain/content/pack-files/index.ts';
import {
  pictureCache,
  servedPicturesFolder,
  writeCached,
  writeFacts,
} from '#domain/content/pictures/index.ts';
import { extensionOf } from './media-names.ts';
import { copyObject } from './served-media.ts';

/** Files per query. */
const BATCH_SIZE = 200;

/**
 * The uploads among these paths as edits of a `PackSource`. Their originals and the sizes that are
 * ready are copied to the cache folder, so that reading the pack neither decodes nor makes them.
 * @param paths below the content folder, such as `mediaPathsIn` all texts
 */
export async function mediaEdits(
  db: Db,
  paths: Iterable<string>,
): Promise<Map<string, EditedFile>> {
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

/** The focal points that staff have set, in percent, by path; to be merged into `FocalPoints`. */
export async function uploadFocus(db: Db): Promise<Record<string, { x: number; y: number }>> {
  const rows = await db
    .selectFrom('media_files')
    .select(['path', 'focus_x as x', 'focus_y as y'])
    .where('deleted_at', 'is', null)
    .where('focus_x', 'is not', null)
    .execute();
  return Object.fromEntries(rows.map(({ path, x, y }) => [path, { x: x ?? 50, y: y ?? 50 }]));
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
    const row = await db
      .selectFrom('media_renditions')
      .select('bytes')
      .where('name', '=', rendition.name)
      .executeTakeFirst();
    if (row) writeCached(pictureCache(), `files/${rendition.name}`, row.bytes);
  }
}
