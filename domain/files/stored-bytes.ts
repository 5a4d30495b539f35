/**
 * The bytes of large files: in the row that describes the file, or in the object store under the
 * key in its column `object`. A key ends with the SHA-256 of the bytes.
 *
 * No object is lost or left behind: its key is a row of `stored_objects` before the store gets it,
 * with the time at which it will be deleted. The transaction that stores the file removes that
 * time, and triggers set it again when the file's row is deleted or gets another key.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { ObjectStoreError, objectStore } from './object-store.ts';

/** Columns of a table with files. */
export interface BytesColumns {
  /** Empty if an object has them. */
  bytes: Uint8Array;
  /** Key of the object; empty if the row has the bytes. */
  object: string;
}

/** Milliseconds after which an object is deleted that no row refers to. */
export const UNUSED_LIFETIME = 86_400_000;

const NO_BYTES = new Uint8Array();

/**
 * Puts bytes into the object store, if there is one. Must run before the transaction that stores
 * the row, which must call `keepObject`.
 * @throws ObjectStoreError
 */
export async function placeBytes(
  db: Db,
  bytes: Uint8Array,
  type: string,
  now: number,
): Promise<BytesColumns> {
  if (!objectStore()) return { bytes, object: '' };
  return { bytes: NO_BYTES, object: await putObject(db, bytes, type, now) };
}

/**
 * Puts bytes into the object store, from which they are deleted in a day unless `keepObject` is
 * called.
 * @returns the key
 * @throws ObjectStoreError
 */
export async function putObject(
  db: Db,
  bytes: Uint8Array,
  type: string,
  now: number,
): Promise<string> {
  const store = requireStore();
  const key = `${randomUUID()}/${sha256Of(bytes)}`;
  const row = { key, bytes: bytes.length, stored_at: now, due_at: now + UNUSED_LIFETIME };
  await db.insertInto('stored_objects').values(row).execute();
  await store.put(key, bytes, type);
  return key;
}

/**
 * Keeps an object that a row of this transaction refers to.
 * @param key empty for a row that has the bytes
 * @throws ObjectStoreError if it may have been deleted
 */
export async function keepObject(transaction: Db, key: string): Promise<void> {
  if (key === '') return;
  const kept = await transaction
    .updateTable('stored_objects')
    .set({ due_at: null })
    .where('key', '=', key)
    // Whoever deletes it counts an attempt first.
    .where('attempts', '=', 0)
    .returning('key')
    .executeTakeFirst();
  if (!kept) throw new ObjectStoreError('unreachable', `The object ${key} is being deleted`);
}

/** @throws ObjectStoreError, also if the object has other bytes than those that were stored */
export async function readBytes({ bytes, object }: BytesColumns): Promise<Uint8Array> {
  if (object === '') return bytes;
  const parts: Uint8Array[] = [];
  for await (const part of readObject(object)) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * The bytes of an object in parts, compared with its digest at the end.
 * @throws ObjectStoreError
 */
export async function* readObject(key: string): AsyncGenerator<Uint8Array> {
  const store = requireStore();
  const hash = createHash('sha256');
  for await (const part of await store.get(key)) {
    hash.update(part);
    yield part;
  }
  if (hash.digest('hex') === digestIn(key)) return;
  throw new ObjectStoreError('damaged', `The object ${key} of ${store.name} has other bytes`);
}

const digestIn = (key: string) => key.slice(key.indexOf('/') + 1);

function requireStore() {
  const store = objectStore();
  if (store) return store;
  const line = 'The file is in an object store, but OBJECT_STORE_URL is not set';
  throw new ObjectStoreError('unreachable', line);
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
