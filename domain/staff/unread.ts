/** What nobody has opened: both are read from indexes that have nothing else in them, and no further than it matters. */
import { sql } from 'kysely';
import { UNREAD_COUNT_LIMIT } from '#contract/console/limits.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from './permissions.ts';

/** Applications, as the filter of the list finds them. @returns `UNREAD_COUNT_LIMIT` for as many or more */
export async function countUnreadApplicants(
  _permit: Permit<'applicants.read'>,
  db: Db,
): Promise<number> {
  const unread = await db
    .selectFrom('applications')
    .select('id')
    .where('read_at', 'is', null)
    // Their index has this order, and nothing else in it: without, all applications may be gone through.
    .orderBy('submitted_at')
    .limit(UNREAD_COUNT_LIMIT)
    .execute();
  return unread.length;
}

/** Messages and leads that are no spam. @returns `UNREAD_COUNT_LIMIT` for as many or more */
export async function countUnreadInbox(_permit: Permit<'messages.read'>, db: Db): Promise<number> {
  const unread = await db
    .selectFrom('inbox_states')
    .select('subject_id')
    // Written out, not bound: both engines take the index of the unread for these words alone.
    .where(sql<boolean>`read_at is null and is_spam = 0`)
    .limit(UNREAD_COUNT_LIMIT)
    .execute();
  return unread.length;
}
