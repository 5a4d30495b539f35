/** Checks the object store at the start. */
import { checkObjectStore } from '#domain/files/check-store.ts';
import { countObjects } from '#domain/files/delete-objects.ts';
import { ObjectStoreError, objectStore } from '#domain/files/object-store.ts';
import type { Db } from '#domain/support/database.ts';
import { writeLog } from './log.ts';

/**
 * Without its store the site still serves pages, so it starts and warns.
 * @throws ObjectStoreError if the setting is wrong
 */
export async function tryObjectStore(): Promise<void> {
  const store = objectStore();
  if (!store) return;
  try {
    await checkObjectStore(store);
  } catch (error) {
    if (!(error instanceof ObjectStoreError && error.reason === 'unreachable')) throw error;
    writeLog('warn', `${error.explanation}. Forms with files are answered 503 until it answers.`);
  }
}

export async function warnOfUnreadableFiles(db: Db): Promise<void> {
  if (objectStore()) return;
  const { kept } = await countObjects(db, Date.now());
  if (kept === 0) return;
  const files = kept === 1 ? '1 file is' : `${kept} files are`;
  writeLog('warn', `${files} in an object store and cannot be read: set OBJECT_STORE_URL`);
}
