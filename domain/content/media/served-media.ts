/**
 * Uploaded files as visitors get them. Their URLs have 80 bits of a digest, so a file that no page
 * uses cannot be guessed. The files are copied from the database to the cache folder.
 */

import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEDIA_TYPES } from '#contract/media-files.ts';
import type { Db } from '#db/schema.ts';
import { readBytes } from '#domain/files/stored-bytes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';
import { noSuchFile, uploadNamed } from './media-library.ts';
import { extensionOf } from './media-names.ts';
import { partsOf } from './media-objects.ts';

/** Files behind `/media/uploads/`, which are served unchanged. */
const UPLOAD_URL = /^\/media\/uploads\/([\da-f]{20})\/[a-z\d-]+\.(mp4|webm|pdf)$/;

/**
 * Bytes of a picture's size by its name in the URL; null if there is none.
 * @throws ObjectStoreError
 */
export async function readRendition(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('media_renditions')
    .select(['bytes', 'object'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? Buffer.from(await readBytes(row)) : null;
}

/** An upload as the console shows it. */
export interface UploadFile {
  digest: string;
  /** Media type. */
  type: string;
  bytes: number;
  /** The size that was made; null for the original, whose parts are in `partsOf`. */
  rendition: Buffer | null;
}

/** Pixels of the width of a picture, if it is that wide. */
const WIDTHS = { small: 480, large: 1600 } as const;

/**
 * A WebP of the size, or the original until it is made.
 * @throws ProblemError `not-found`
 */
export async function uploadFile(
  _permit: Permit<'content.read'>,
  db: Db,
  name: string,
  size: keyof typeof WIDTHS | 'original',
): Promise<UploadFile> {
  const file = await db
    .selectFrom('media_files as file')
    .innerJoin('media_objects as object', 'object.digest', 'file.digest')
    .select(['object.digest', 'object.type', 'object.bytes', 'object.name', 'object.width'])
    .where('file.path', '=', uploadNamed(name))
    .executeTakeFirst();
  if (!file) throw noSuchFile();
  const { digest, type, name: picture, width } = file;
  const original = { digest, type, bytes: Number(file.bytes), rendition: null };
  if (size === 'original' || !picture || !width) return original;
  const rendition = await readRendition(db, `${picture}-${Math.min(width, WIDTHS[size])}.webp`);
  return rendition ? { digest, type: 'image/webp', bytes: rendition.length, rendition } : original;
}

/** Path of a copy of the video or PDF at this URL path; null if there is none. */
export async function uploadAtUrl(db: Db, url: string): Promise<string | null> {
  const [, start, extension] = UPLOAD_URL.exec(url) ?? [];
  if (!start || !extension) return null;
  const object = await db
    .selectFrom('media_objects')
    .select(['digest', 'type'])
    .where('digest', '>=', start)
    .where('digest', '<', `${start}g`)
    .executeTakeFirst();
  const isSame = object?.type === MEDIA_TYPES[extensionOf(url)].type;
  return object && isSame ? copyObject(db, object.digest, extension) : null;
}

export const mediaCache = () => join(cacheFolder(), 'media');

const copying = new Map<string, Promise<string | null>>();

/**
 * Copies an object to the cache folder, unless it is there. Requests for the same one share a copy.
 * @returns its path; null if it has been deleted
 */
export function copyObject(db: Db, digest: string, extension: string): Promise<string | null> {
  const path = join(mediaCache(), `${digest}.${extension}`);
  if (existsSync(path)) return Promise.resolve(path);
  const copy =
    copying.get(path) ?? writeObject(db, digest, path).finally(() => copying.delete(path));
  copying.set(path, copy);
  return copy;
}

async function writeObject(db: Db, digest: string, path: string): Promise<string | null> {
  mkdirSync(mediaCache(), { recursive: true });
  const unfinished = join(mediaCache(), `.${randomUUID()}`);
  try {
    const file = createWriteStream(unfinished, { flush: true });
    await pipeline(Readable.from(partsOf(db, digest)), file);
    // Other processes never see a part of a file.
    if (file.bytesWritten > 0) await rename(unfinished, path);
    return file.bytesWritten > 0 ? path : null;
  } finally {
    await rm(unfinished, { force: true });
  }
}
