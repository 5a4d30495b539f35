/** Deletes objects from the store that no file refers to any more, until the store confirms it. */
import type { Db } from '#db/schema.ts';
import { ObjectStoreError, objectStore } from './object-store.ts';

/** Objects per query. */
const BATCH_SIZE = 50;

/** Milliseconds for which a claim is valid, since its process may die. */
const LEASE = 5 * 60_000;

/** Milliseconds before the next attempt: a minute, doubled each time, up to a day. */
const delayAfter = (attempts: number) => Math.min(60_000 * 2 ** (attempts - 1), 86_400_000);

/**
 * Deletes all objects that are due.
 * @throws ObjectStoreError after the first failure; the rest is deleted in a later round
 */
export async function deleteDueObjects(
  db: Db,
  now: number,
  signal?: AbortSignal,
): Promise<{ deleted: number }> {
  const store = objectStore();
  let deleted = 0;
  while (store && !signal?.aborted) {
    const rows = await db
      .selectFrom('stored_objects')
      .select(['key', 'due_at', 'attempts'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(BATCH_SIZE)
      .execute();
    for (const row of rows) {
      if (signal?.aborted) break;
      if (!(await claim(db, row, now))) continue;
      try {
        await store.delete(row.key);
      } catch (error) {
        await postpone(db, row, now, error);
        throw error;
      }
      await db.deleteFrom('stored_objects').where('key', '=', row.key).execute();
      deleted += 1;
    }
    if (rows.length < BATCH_SIZE) break;
  }
  return { deleted };
}

interface DueRow {
  key: string;
  due_at: number | null;
  attempts: number;
}

/** Another instance may have read the same row. The first to update it gets it. */
async function claim(db: Db, { key, due_at, attempts }: DueRow, now: number): Promise<boolean> {
  const row = await db
    .updateTable('stored_objects')
    .set({ attempts: attempts + 1, due_at: now + LEASE })
    .where('key', '=', key)
    .where('due_at', '=', due_at)
    .where('attempts', '=', attempts)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

async function postpone(db: Db, { key, attempts }: DueRow, now: number, error: unknown) {
  const reason = error instanceof ObjectStoreError ? error.explanation : String(error);
  await db
    .updateTable('stored_objects')
    .set({ due_at: now + delayAfter(attempts + 1), last_error: reason.slice(0, 500) })
    .where('key', '=', key)
    .execute();
}

export interface ObjectCounts {
  /** Objects that a file refers to. */
  kept: number;
  /** Objects that are due, or whose deletion has failed. */
  due: number;
}

export async function countObjects(db: Db, now: number): Promise<ObjectCounts> {
  const kept = await db
    .selectFrom('stored_objects')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('due_at', 'is', null)
    .executeTakeFirstOrThrow();
  const due = await db
    .selectFrom('stored_objects')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where((row) => row.or([row('due_at', '<=', now), row('attempts', '>', 0)]))
    .executeTakeFirstOrThrow();
  return { kept: Number(kept.n), due: Number(due.n) };
}
