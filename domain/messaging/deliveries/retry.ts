import type { Db } from '#db/schema.ts';
import { retryFailed, topicsOfDelivery } from '#domain/messaging/outbox/index.ts';
import { audit, type NewAuditEntry } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/**
 * Requeues dead letters with no attempts counted.
 * @param ids of outbox rows; null for all dead letters
 * @param now epoch milliseconds
 * @returns the number of requeued rows
 */
export async function retryDeliveries(
  { actor }: Permit<'deliveries.retry'>,
  db: Db,
  ids: readonly string[] | null,
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const auditRetry = (objectId: string, details: NewAuditEntry['details'] = {}) =>
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
    const changedTopics = new Set(['deliveries']);
    let count = 0;
    if (ids === null) {
      count = await retryFailed(transaction, null, now);
      if (count > 0) await auditRetry('', { retried: count });
    } else {
      for (const { id, ...row } of await requeue(transaction, ids, now)) {
        await auditRetry(id);
        for (const topic of await topicsOfDelivery(transaction, row)) changedTopics.add(topic);
        count++;
      }
    }
    if (count > 0) await announceChange(transaction, [...changedTopics], now);
    return count;
  });
}

async function requeue(db: Db, ids: readonly string[], now: number) {
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
