import { sql } from 'kysely';
import { UNREAD_COUNT_LIMIT } from '#contract/console/limits.ts';
import { NOTICES_PAGE, type Notice } from '#contract/console/notices.ts';
import type { Db } from '#db/schema.ts';
import { cursorAfter, readCursor } from '#domain/support/cursors.ts';
import { type NoticeKinds, noticeRows, shownNotices } from './shown.ts';
import { type Reader, visibleNotices } from './visible.ts';

/**
 * A page of one's own, the newest first.
 * @throws ProblemError `malformed` for a cursor that is none
 */
export async function listNotices(
  reader: Reader,
  db: Db,
  { cursor, kinds }: { cursor: string | undefined; kinds: NoticeKinds },
): Promise<{ items: Notice[]; next: string | null }> {
  const after = readCursor(cursor);
  let rows = noticeRows(visibleNotices(db, reader));
  if (after) {
    rows = rows.where(sql<boolean>`(notice.created_at, notice.id) < (${after[0]}, ${after[1]})`);
  }
  const found = await rows
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(NOTICES_PAGE + 1)
    .execute();
  const page = found.slice(0, NOTICES_PAGE);
  const last = page.at(-1);
  const next = last && found.length > page.length ? cursorAfter(last.created_at, last.id) : null;
  return { items: await shownNotices(db, page, kinds), next };
}

/** @returns `UNREAD_COUNT_LIMIT` for as many or more */
export async function countUnreadNotices(reader: Reader, db: Db): Promise<number> {
  const unread = await visibleNotices(db, reader)
    .select('notice.id')
    .where('notice.read_at', 'is', null)
    .limit(UNREAD_COUNT_LIMIT)
    .execute();
  return unread.length;
}
