/** The mail of each morning about what somebody has not been told yet. */
import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { newNoticeMail } from './mail-soon.ts';
import { visibleNotices } from './shown.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The hour of the day at which it is sent. */
const HOUR_OF_DIGEST = 8;

interface Morning {
  /** Such as `2026-11-25`. */
  day: string;
  /** Epoch milliseconds of its `HOUR_OF_DIGEST`. */
  at: number;
}

/**
 * Enqueues a digest for whoever has unread notices from before this morning that no mail tells of:
 * those who chose one mail a day, and those who had more at once than an hour allows. Nobody gets
 * two in a day.
 * @param now epoch milliseconds
 * @returns how many
 */
export async function enqueueNoticeDigests(
  db: Db,
  { now, timeZone, signal }: { now: number; timeZone: string; signal?: AbortSignal },
): Promise<number> {
  const morning = morningOf(now, timeZone);
  if (now < morning.at) return 0;
  let enqueued = 0;
  for (const member of await waiting(db, morning)) {
    if (signal?.aborted) break;
    if (await enqueueDigest(db, member, morning, now)) enqueued++;
  }
  return enqueued;
}

interface Member {
  id: string;
  role: string;
}

function waiting(db: Db, { day, at }: Morning): Promise<Member[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('removed_at', 'is', null)
    .where('notice_mails', '<>', 'never')
    .where('notice_digest_day', '<>', day)
    .where((row) =>
      row.exists(
        row
          .selectFrom('staff_notices')
          .select('staff_notices.id')
          .whereRef('staff_notices.staff_id', '=', 'staff.id')
          .where('read_at', 'is', null)
          .where('mail_id', 'is', null)
          .where('staff_notices.created_at', '<', at),
      ),
    )
    .orderBy('id')
    .execute();
}

/** @returns false where they may read none of it, or another instance was first */
function enqueueDigest(
  db: Db,
  { id, role }: Member,
  { day, at }: Morning,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const unread = visibleNotices(transaction, { staffId: id, role: role as Role })
      .select('notice.id')
      .where('notice.read_at', 'is', null)
      .where('notice.mail_id', 'is', null)
      .where('notice.created_at', '<', at);
    if (!(await unread.limit(1).executeTakeFirst())) return false;
    const taken = await transaction
      .updateTable('staff')
      .set({ notice_digest_day: day })
      .where('id', '=', id)
      .where('notice_digest_day', '<>', day)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return false;
    const subjectId = newNoticeMail(id);
    await transaction
      .updateTable('staff_notices')
      .set({ mail_id: subjectId })
      .where('id', 'in', unread)
      .execute();
    await enqueue(transaction, { topic: 'staff.notices', subjectId, now });
    return true;
  });
}

/** By the clock of this time zone; no country changes its clocks between then and the end of the day. */
function morningOf(now: number, timeZone: string): Morning {
  const shown = zoneOf(timeZone).shown(now);
  const since = shown % DAY;
  return {
    day: new Date(shown).toISOString().slice(0, 10),
    at: now - since + HOUR_OF_DIGEST * HOUR,
  };
}
