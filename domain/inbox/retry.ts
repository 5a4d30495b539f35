import type { Db } from '#db/schema.ts';
import { retryFailed } from '#domain/outbox/index.ts';
import type { SubmissionRef } from './read-submissions.ts';

/**
 * Retries the dead letters of these submissions, also those of a subscription that one of
 * them asked for.
 * @returns how many notifications that were
 */
export async function retrySubmissions(
  db: Db,
  submissions: readonly SubmissionRef[],
  now = Date.now(),
): Promise<number> {
  const ids = submissions.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute();
  return retryFailed(db, [...ids, ...subscriptions.map(({ id }) => id)], now);
}
