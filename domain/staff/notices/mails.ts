import type { NoticeMails } from '#contract/console/names.ts';
import type { Notice } from '#contract/console/notices.ts';
import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { type NoticeKinds, noticeRows, shownNotices, visibleNotices } from './shown.ts';

/** Notifications listed in a mail, which also gives the number of further ones. */
const MAX_IN_MAIL = 20;

export async function chooseNoticeMails(
  { staffId }: Actor,
  db: Db,
  noticeMails: NoticeMails,
): Promise<void> {
  await db
    .updateTable('staff')
    .set({ notice_mails: noticeMails })
    .where('id', '=', staffId)
    .execute();
}

export interface MailedNotices {
  email: string;
  name: string;
  notices: Notice[];
  /** Number of notifications that are not listed. */
  more: number;
}

/**
 * The content of a mail: its notifications that the recipient has not read and may still read.
 * @param subject id in the outbox
 * @returns null if there are none, or the person wants no mails
 */
export async function noticesToMail(
  db: Db,
  subject: string,
  kinds: NoticeKinds,
): Promise<MailedNotices | null> {
  const [staffId = ''] = subject.split('/', 1);
  const member = await db
    .selectFrom('staff')
    .select(['email', 'name', 'role'])
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .where('notice_mails', '<>', 'never')
    .executeTakeFirst();
  if (!member) return null;
  const { email, name, role } = member;
  const unread = visibleNotices(db, { staffId, role: role as Role })
    .where('notice.mail_id', '=', subject)
    .where('notice.read_at', 'is', null);
  const { n } = await unread
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await noticeRows(unread)
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(MAX_IN_MAIL)
    .execute();
  const notices = await shownNotices(db, rows, kinds);
  if (notices.length === 0) return null;
  return { email, name, notices, more: Math.max(0, Number(n) - notices.length) };
}
