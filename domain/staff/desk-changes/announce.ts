import type { Db } from '#db/schema.ts';

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
