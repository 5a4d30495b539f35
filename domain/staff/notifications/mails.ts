import type { NotificationEmails } from '#contract/console/names.ts';
import type { Notification } from '#contract/console/notifications.ts';
import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import {
  type NotificationKinds,
  notificationRows,
  toNotifications,
  visibleNotifications,
} from './visible.ts';

/** Notifications listed in a mail, which also gives the number of further ones. */
const MAX_IN_MAIL = 20;

export async function setNotificationMails(
  { staffId }: Actor,
  db: Db,
  notificationEmails: NotificationEmails,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ notification_emails: notificationEmails })
    .where('id', '=', staffId)
    .execute();
}

export interface NotificationMail {
  email: string;
  name: string;
  notifications: Notification[];
  /** Number of notifications that are not listed. */
  remaining: number;
}

/**
 * The content of a mail: its notifications that the recipient has not read and may still read.
 * @param subject id in the outbox
 * @returns null if there are none, or the person wants no mails
 */
export async function notificationsToMail(
  db: Db,
  subject: string,
  kinds: NotificationKinds,
): Promise<NotificationMail | null> {
  const [staffId = ''] = subject.split('/', 1);
  const member = await db
    .selectFrom('staff')
    .select(['email', 'name', 'role'])
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .where('notification_emails', '<>', 'never')
    .executeTakeFirst();
  if (!member) return null;
  const { email, name, role } = member;
  const unread = visibleNotifications(db, { staffId, role: role as Role })
    .where('notice.mail_id', '=', subject)
    .where('notice.read_at', 'is', null);
  const { n } = await unread
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await notificationRows(unread)
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(MAX_IN_MAIL)
    .execute();
  const notifications = await toNotifications(db, rows, kinds);
  if (notifications.length === 0) return null;
  return { email, name, notifications, remaining: Math.max(0, Number(n) - notifications.length) };
}
