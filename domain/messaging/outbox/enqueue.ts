import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { channelOf, type Topic } from './topics.ts';

interface Enqueued {
  topic: Topic;
  subjectId: string;
  /** Epoch milliseconds. */
  now: number;
  /** Not before then; at once unless told. */
  dueAt?: number;
}

/** Enqueues a notification, in the submission's own transaction (transactional outbox). */
export async function enqueue(
  transaction: Db,
  { topic, subjectId, now, dueAt = now }: Enqueued,
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
 * Takes notifications out of the outbox before they leave. A worker counts its attempt in the
 * row that it claims, so of two concurrent writers only the first finds the row unchanged.
 * @returns ids of those that do not leave any more, and of their subjects; the others are under way, or have been
 */
export async function takeBack(
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
 * Retries dead letters, as if they were new.
 * @param subjectIds only the notifications of these submissions; null for all
 * @returns how many notifications that were
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
  const asked = subjectIds === null ? failed : failed.where('subject_id', 'in', [...subjectIds]);
  const { numUpdatedRows } = await asked.executeTakeFirst();
  return Number(numUpdatedRows);
}
