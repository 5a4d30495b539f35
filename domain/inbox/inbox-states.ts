import type { Db } from '#db/schema.ts';
import { announceChange } from '#domain/staff/console-changes.ts';

/**
 * Marks an item as answered. Must run in the transaction that stores the answer.
 * @param now epoch milliseconds
 */
export async function markAnswered(
  transaction: Db,
  kind: string,
  id: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('inbox_states')
    .set((row) => ({ state: 'answered', changed_at: now, version: row('version', '+', 1) }))
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', '!=', 'answered')
    .execute();
  await announceChange(transaction, ['inbox', `inbox:${id}`], now);
}
