import type { Db } from '#db/schema.ts';

/** Milliseconds for which a change is told. */
export const TOLD = 3_600_000;

/** So many are read at a time; whoever gets as many has not got all. */
export const MOST_CHANGES = 5000;

export interface Change {
  id: number;
  topic: string;
}

/** Changes since then, the oldest first. @param since epoch milliseconds */
export async function changesSince(db: Db, since: number): Promise<Change[]> {
  const rows = await db
    .selectFrom('desk_changes')
    .select(['id', 'topic'])
    .where('at', '>=', since)
    .orderBy('id')
    .limit(MOST_CHANGES)
    .execute();
  return rows.map(({ id, topic }) => ({ id: Number(id), topic }));
}

/** Clears away what everybody has been told. */
export async function forgetChanges(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('desk_changes')
    .where('at', '<', now - TOLD)
    .execute();
}

/**
 * Tells the desks of others that something has changed, in the transaction of the change.
 * @param topics as `contract/console/desk.ts` lists them
 * @param now epoch milliseconds
 */
export async function announceChange(
  transaction: Db,
  topics: readonly string[],
  now: number,
): Promise<void> {
  if (topics.length === 0) return;
  await transaction
    .insertInto('desk_changes')
    .values(topics.map((topic) => ({ at: now, topic })))
    .execute();
}
