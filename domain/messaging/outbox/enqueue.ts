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
