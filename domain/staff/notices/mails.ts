import type { NoticeMails } from '#contract/console/names.ts';
import type { Notice } from '#contract/console/notices.ts';
import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/staff/permissions.ts';
import { type NoticeKinds, noticeRows, shownNotices, visibleNotices } from './shown.ts';

/** Notices that one mail names; it says how many more there are. */
const MOST_IN_MAIL = 20;

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
  /** How many are not named. */
  more: number;
}

/**
 * What a mail still has to tell: what its recipient has not read, and may read now.
 * @param subject as it stands in the outbox
 * @returns null where there is nothing, or they want none
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
    .limit(MOST_IN_MAIL)
    .execute();
  const notices = await shownNotices(db, rows, kinds);
  if (notices.length === 0) return null;
  return { email, name, notices, more: Math.max(0, Number(n) - notices.length) };
}
