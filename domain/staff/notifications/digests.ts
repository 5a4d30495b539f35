/** The daily mail about notifications that no mail has contained yet. */
import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { newNotificationMailId } from './schedule-mail.ts';
import { visibleNotifications } from './visible.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The local hour at which digests are sent. */
const DIGEST_HOUR = 8;

interface DigestTime {
  /** ISO date, such as 2026-11-25. */
  day: string;
  /** Epoch milliseconds of `DIGEST_HOUR` on that day. */
  at: number;
}

/**
 * Enqueues a digest for members who have unread notifications from before this morning that are in
 * no mail: those who chose one mail a day, and those who exceeded the hourly limit. Each gets at
 * most one a day.
 * @param now epoch milliseconds
 * @returns the number of enqueued digests
 */
export async function enqueueNotificationDigests(
  db: Db,
  { now, timeZone, signal }: { now: number; timeZone: string; signal?: AbortSignal },
): Promise<number> {
  const digestTime = digestTimeOf(now, timeZone);
  if (now < digestTime.at) return 0;
  let enqueuedCount = 0;
  for (const member of await membersToNotify(db, digestTime)) {
    if (signal?.aborted) break;
    if (await enqueueDigest(db, member, digestTime, now)) enqueuedCount++;
  }
  return enqueuedCount;
}

interface Member {
  id: string;
  role: string;
}

function membersToNotify(db: Db, { day, at }: DigestTime): Promise<Member[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'role'])
    .where('removed_at', 'is', null)
    .where('notification_emails', '<>', 'never')
    .where('last_digest_day', '<>', day)
    .where((row) =>
      row.exists(
        row
          .selectFrom('staff_notifications')
          .select('staff_notifications.id')
          .whereRef('staff_notifications.staff_id', '=', 'staff.id')
          .where('read_at', 'is', null)
          .where('mail_id', 'is', null)
          .where('staff_notifications.created_at', '<', at),
      ),
    )
    .orderBy('id')
    .execute();
}

/** @returns false if they may read none of the notifications, or another instance was first */
function enqueueDigest(
  db: Db,
  { id, role }: Member,
  { day, at }: DigestTime,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const unread = visibleNotifications(transaction, { staffId: id, role: role as Role })
      .select('notice.id')
      .where('notice.read_at', 'is', null)
      .where('notice.mail_id', 'is', null)
      .where('notice.created_at', '<', at);
    if (!(await unread.limit(1).executeTakeFirst())) return false;
    const updated = await transaction
      .updateTable('staff')
      .set({ last_digest_day: day })
      .where('id', '=', id)
      .where('last_digest_day', '<>', day)
      .returning('id')
      .executeTakeFirst();
    if (!updated) return false;
    const subjectId = newNotificationMailId(id);
    await transaction
      .updateTable('staff_notifications')
      .set({ mail_id: subjectId })
      .where('id', 'in', unread)
      .execute();
    await enqueue(transaction, { topic: 'staff.notices', subjectId, now });
    return true;
  });
}

/**
 * The morning of the day in a time zone. Assumes that clocks do not change between 8:00 and the end
 * of the day.
 */
function digestTimeOf(now: number, timeZone: string): DigestTime {
  const localTime = zoneOf(timeZone).localTime(now);
  const sinceMidnight = localTime % DAY;
  return {
    day: new Date(localTime).toISOString().slice(0, 10),
    at: now - sinceMidnight + DIGEST_HOUR * HOUR,
  };
}
