/**
 * Counts of unread applications and inbox items. Both come from partial indexes and stop at the
 * limit.
 */
import { sql } from 'kysely';
import { UNREAD_COUNT_LIMIT } from '#contract/console/limits.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from './permissions.ts';

/**
 * Unread applications, like the list's filter.
 * @returns at most `UNREAD_COUNT_LIMIT`
 */
export async function countUnreadApplicants(
  _permit: Permit<'applicants.read'>,
  db: Db,
): Promise<number> {
  const unread = await db
    .selectFrom('applications')
    .select('id')
    .where('read_at', 'is', null)
    // The order of the partial index. Without it, all applications may be scanned.
    .orderBy('submitted_at')
    .limit(UNREAD_COUNT_LIMIT)
    .execute();
  return unread.length;
}

/**
 * Unread messages and leads that are not spam.
 * @returns at most `UNREAD_COUNT_LIMIT`
 */
export async function countUnreadInbox(_permit: Permit<'messages.read'>, db: Db): Promise<number> {
  const unread = await db
    .selectFrom('inbox_states')
    .select('subject_id')
    // A literal instead of parameters, because both engines use the partial index only for this
    // exact condition.
    .where(sql<boolean>`read_at is null and is_spam = 0`)
    .limit(UNREAD_COUNT_LIMIT)
    .execute();
  return unread.length;
}
