/** What files contain, stored by digest and in parts. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { MEDIA_TYPES, type MediaExtension } from '#contract/media-files.ts';
import type { Db } from '#db/schema.ts';
import { contentNameOf } from '#domain/content/pictures/index.ts';
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
 */
export async function storeObject(
  db: Db,
  { bytes, extension }: { bytes: Buffer; extension: MediaExtension },
  picture: PreparedPicture | null,
  now: number,
): Promise<StoredObject> {
  const digest = digestOf(bytes);
  const object = { digest, type: MEDIA_TYPES[extension].type, bytes: bytes.length };
  await db
    .insertInto('media_objects')
    .values({
      ...object,
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
  await db
    .updateTable('media_objects')
    .set({ unused_at: now })
    .where('digest', '=', digest)
    .where('unused_at', 'is not', null)
    .execute();
  for (let part = 0; part * PART_BYTES < bytes.length; part++) {
    const slice = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    await db
      .insertInto('media_blobs')
      .values({ digest, part, bytes: slice })
      .onConflict((conflict) => conflict.columns(['digest', 'part']).doNothing())
      .execute();
    await setImmediate();
  }
  return object;
}

/** The parts of an object in their order. */
export async function* partsOf(db: Db, digest: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const row = await db
      .selectFrom('media_blobs')
      .select('bytes')
      .where('digest', '=', digest)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield row.bytes;
    await setImmediate();
  }
}

/** @returns null if it has been deleted */
export async function readObject(db: Db, digest: string): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(db, digest)) parts.push(part);
  return parts.length > 0 ? Buffer.concat(parts) : null;
}
