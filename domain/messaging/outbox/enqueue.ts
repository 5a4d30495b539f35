import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { channelOf, type Topic } from './topics.ts';

interface NewNotification {
  topic: Topic;
  subjectId: string;
  /** Epoch milliseconds. */
  now: number;
  /** Earliest delivery, epoch milliseconds. */
  dueAt?: number;
}

/** Enqueues a notification. @param transaction that of the submission (transactional outbox) */
export async function enqueue(
  transaction: Db,
  { topic, subjectId, now, dueAt = now }: NewNotification,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      topic,
      channel: channelOf(topic),
      subject_id: subjectId,
      created_at: now,
      next_attempt_at: dueAt,
    })
    .execute();
}

/**
 * Deletes notifications from the outbox before their first attempt. A worker that claims a row
 * raises `attempts`, so either the worker or this function gets the row, never both.
 * @returns ids of the deleted rows and of their subjects; the others are in flight or were
 *   delivered
 */
export async function cancelUnsent(
  transaction: Db,
  topic: Topic,
  subjectIds: readonly string[],
): Promise<{ id: string; subjectId: string }[]> {
  if (subjectIds.length === 0) return [];
  return transaction
    .deleteFrom('outbox')
    .where('subject_id', 'in', [...subjectIds])
    .where('topic', '=', topic)
    .where('attempts', '=', 0)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['id', 'subject_id as subjectId'])
    .execute();
}

/**
 * Requeues dead letters with no attempts counted.
 * @param subjectIds ids of the submissions whose notifications are requeued; null for all
 * @returns the number of notifications
 */
export async function retryFailed(
  db: Db,
  subjectIds: readonly string[] | null,
  now = Date.now(),
): Promise<number> {
  const failed = db
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now })
    .where('failed_at', 'is not', null);
  const query = subjectIds === null ? failed : failed.where('subject_id', 'in', [...subjectIds]);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}
