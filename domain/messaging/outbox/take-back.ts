import type { Db } from '#db/schema.ts';
import type { Topic } from './topics.ts';

/**
 * Takes notifications out of the outbox before they leave. Whoever delivers counts the attempt in the row
 * that it claims: of the two that write to a row at once, only the first finds it as it was.
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
