import type { Db } from '#db/schema.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { retryFailed } from '#domain/messaging/outbox/index.ts';
import { ownedBy } from './owned.ts';
import type { SubmissionRef } from './read-submissions.ts';

/**
 * Retries the dead letters of these submissions, also those of what they have asked for.
 * @returns how many notifications that were
 */
export async function retrySubmissions(
  db: Db,
  submissions: readonly SubmissionRef[],
  now = Date.now(),
  kinds: Kinds = KINDS,
): Promise<number> {
  const ids = submissions.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const owned = await ownedBy(db, ids, kinds);
  return retryFailed(db, [...ids, ...owned.keys()], now);
}
