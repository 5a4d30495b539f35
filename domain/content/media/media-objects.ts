/** What files contain, stored by digest and in parts. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { MEDIA_TYPES, type MediaExtension } from '#contract/media-files.ts';
import type { Db } from '#db/schema.ts';
import { contentNameOf } from '#domain/content/pictures/index.ts';
import { ObjectStoreError } from '#domain/files/object-store.ts';
import { keepObject, placeBytes, readObject as readStored } from '#domain/files/stored-bytes.ts';
import type { PreparedPicture } from './media-work.ts';

/** Bytes of a part: an embedded database writes one in a few milliseconds. */
const PART_BYTES = 1024 * 1024;

/** Differs whenever the sizes of the same picture would differ. */
export const RECIPE_ID = contentNameOf(new Uint8Array());

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export interface StoredObject {
  digest: string;
  type: string;
  bytes: number;
}

/**
 * Stores what a file contains. It is deleted later unless a file is added that has it. The parts
 * are separate statements, so that requests of visitors are answered in between.
 * @throws ObjectStoreError
 */
export async function storeObject(
  db: Db,
  { bytes, extension }: { bytes: Buffer; extension: MediaExtension },
  picture: PreparedPicture | null,
  now: number,
): Promise<StoredObject> {
  const digest = digestOf(bytes);
  const stored = { digest, type: MEDIA_TYPES[extension].type, bytes: bytes.length };
  const existing = await keyOf(db, digest);
  const object = existing || (await placeBytes(db, bytes, stored.type, now)).object;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('media_objects')
      .values({
        ...stored,
        object,
        width: picture?.width ?? null,
        height: picture?.height ?? null,
        name: picture && contentNameOf(bytes),
        recipe: picture && RECIPE_ID,
        placeholder: picture?.placeholder ?? null,
        state: picture ? 'queued' : 'ready',
        stored_at: now,
        unused_at: now,
      })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
    await transaction
      .updateTable('media_objects')
      .set({ unused_at: now })
      .where('digest', '=', digest)
      .where('unused_at', 'is not', null)
      .execute();
    if (object !== '') await adoptObject(transaction, digest, object);
  });
  if (object === '') await storeParts(db, digest, bytes);
  return stored;
}

/** Of two uploads of the same file, the object of the second one is deleted in a day. */
async function adoptObject(transaction: Db, digest: string, object: string): Promise<void> {
  // The database may have it, and only parts of it if an upload was killed.
  await transaction
    .updateTable('media_objects')
    .set({ object })
    .where('digest', '=', digest)
    .where('object', '=', '')
    .execute();
  if ((await keyOf(transaction, digest)) !== object) return;
  await keepObject(transaction, object);
  await transaction.deleteFrom('media_blobs').where('digest', '=', digest).execute();
}

/** Key of the object; empty if the database has the bytes, undefined if there is no row. */
async function keyOf(db: Db, digest: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('media_objects')
    .select('object')
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row?.object;
}

/** Adds the parts that are missing. */
export async function storeParts(db: Db, digest: string, bytes: Uint8Array): Promise<void> {
  for (let part = 0; part * PART_BYTES < bytes.length; part++) {
    const slice = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    await db
      .insertInto('media_blobs')
      .values({ digest, part, bytes: slice })
      .onConflict((conflict) => conflict.columns(['digest', 'part']).doNothing())
      .execute();
    await setImmediate();
  }
}

/**
 * The parts of an object in their order; none if it has been deleted.
 * @throws ObjectStoreError, also if it is moved while it is read
 */
export async function* partsOf(db: Db, digest: string): AsyncGenerator<Uint8Array> {
  const object = await keyOf(db, digest);
  if (object) yield* readStored(object);
  else if (object === '') yield* partsInDatabase(db, digest);
}

async function* partsInDatabase(db: Db, digest: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const row = await db
      .selectFrom('media_blobs')
      .select('bytes')
      .where('digest', '=', digest)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) break;
    yield row.bytes;
    await setImmediate();
  }
  // Its parts are deleted when it is moved, so what has been read may be a part of them.
  if (!(await keyOf(db, digest))) return;
  throw new ObjectStoreError('unreachable', `The file ${digest} was moved while it was read`);
}

/** @returns null if it has been deleted */
export async function readObject(db: Db, digest: string): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(db, digest)) parts.push(part);
  return parts.length > 0 ? Buffer.concat(parts) : null;
}
