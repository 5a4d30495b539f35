import type { Db } from '#db/schema.ts';
import { retryFailed, topicsOfDelivery } from '#domain/messaging/outbox/index.ts';
import { type AuditRecord, audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/**
 * Tries dead letters again, as if they were new.
 * @param ids of notifications; null for all dead letters
 * @param now epoch milliseconds
 * @returns how many there were
 */
export async function retryDeliveries(
  { actor }: Permit<'deliveries.retry'>,
  db: Db,
  ids: readonly string[] | null,
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const record = (objectId: string, details: AuditRecord['details'] = {}) =>
      audit(
        transaction,
        {
          staffId: actor.staffId,
          action: 'delivery-retried',
          objectKind: 'delivery',
          objectId,
          details,
        },
        now,
      );
    const changed = new Set(['deliveries']);
    let retried = 0;
    if (ids === null) {
      retried = await retryFailed(transaction, null, now);
      if (retried > 0) await record('', { retried });
    } else {
      for (const { id, ...row } of await retryThese(transaction, ids, now)) {
        await record(id);
        for (const topic of await topicsOfDelivery(transaction, row)) changed.add(topic);
        retried++;
      }
    }
    if (retried > 0) await announceChange(transaction, [...changed], now);
    return retried;
  });
}

async function retryThese(db: Db, ids: readonly string[], now: number) {
  if (ids.length === 0) return [];
  return db
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now })
    .where('id', 'in', [...ids])
    .where('failed_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .returning(['id', 'topic', 'subject_id as subjectId'])
    .execute();
}
