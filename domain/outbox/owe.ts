import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { TOPICS, type Topic } from './topics.ts';

/** Notes what a submission owes to whom, in the submission's own transaction. */
export async function owe(
  transaction: Db,
  { topic, subjectId, now }: { topic: Topic; subjectId: string; now: number },
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      topic,
      channel: TOPICS[topic],
      subject_id: subjectId,
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}
