/** Tries what the site needs of the object store. */
import { createHash, randomUUID } from 'node:crypto';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';

/**
 * Writes, reads and deletes a small object.
 * @throws ObjectStoreError
 */
export async function checkObjectStore(store: ObjectStore): Promise<void> {
  const bytes = new TextEncoder().encode(`Written to check the object store. ${randomUUID()}`);
  const key = `check-${randomUUID()}/${createHash('sha256').update(bytes).digest('hex')}`;
  await store.put(key, bytes, 'text/plain');
  const parts: Uint8Array[] = [];
  for await (const part of await store.get(key)) parts.push(part);
  await store.delete(key);
  if (Buffer.concat(parts).equals(bytes)) return;
  throw new ObjectStoreError('damaged', `${store.name} returns other bytes than were stored`);
}
