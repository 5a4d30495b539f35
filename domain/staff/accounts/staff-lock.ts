import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/**
 * Transactions that count owners, or look whether an address is free, come one after the other: each holds
 * this row until it ends. On PostgreSQL two at once would both find another owner.
 */
export async function lockStaff(transaction: Db): Promise<void> {
  await transaction.updateTable('staff_locks').set({ id: sql<number>`id` }).execute();
}
