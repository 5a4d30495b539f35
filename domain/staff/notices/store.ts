import { randomUUID } from 'node:crypto';
import type { Db, Schema } from '#db/schema.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { mailSoon } from './mail-soon.ts';

/** Their consoles read their notices again. */
export function announceNotices(transaction: Db, staffIds: readonly string[], now: number) {
  return announceChange(
    transaction,
    staffIds.map((id) => `notices:${id}`),
    now,
  );
}

/**
 * Stores a notice for its recipient, whose console hears of it, and for a mail if they want one.
 * @param now epoch milliseconds
 */
async function storeNotice(
  transaction: Db,
  now: number,
  notice: Omit<Schema['staff_notices'], 'id' | 'created_at' | 'read_at' | 'mail_id'>,
): Promise<void> {
  const mailId = await mailSoon(transaction, notice.staff_id, now);
  await transaction
    .insertInto('staff_notices')
    .values({ ...notice, id: randomUUID(), created_at: now, read_at: null, mail_id: mailId })
    .execute();
  await announceNotices(transaction, [notice.staff_id], now);
}

interface Assigned {
  /** `application`, or a kind that is in the inbox. */
  kind: string;
  id: string;
  /** Null for unassigned. */
  from: string | null;
  to: string | null;
  /** Who assigned it: they need no notice of it. */
  byId: string;
  /** Whether a change is undone: a person who is assigned again has their earlier notice. */
  isUndo?: boolean;
  now: number;
}

/**
 * A notice for the new assignee, in the transaction that assigns. It is visible for as long as the assignment
 * lasts (`visibleNotices`), so the former assignee's stays in the table.
 */
export async function noticeAssignment(
  transaction: Db,
  { kind, id, from, to, byId, isUndo = false, now }: Assigned,
): Promise<void> {
  if (from === to) return;
  if (to !== null && !isUndo) {
    await transaction
      .deleteFrom('staff_notices')
      .where('staff_id', '=', to)
      .where('subject_id', '=', id)
      .where('subject_kind', '=', kind)
      .where('note_id', 'is', null)
      .execute();
    if (to !== byId) {
      await storeNotice(transaction, now, {
        staff_id: to,
        kind: 'assignment',
        note_id: null,
        by_id: byId,
        subject_kind: kind,
        subject_id: id,
      });
    }
  }
  const others = [from, isUndo ? to : null].filter((staffId) => staffId !== null);
  await announceNotices(transaction, others, now);
}

interface Mentioned {
  noteId: string;
  applicationId: string;
  /** Ids of staff, as the note has them now. */
  mentions: readonly string[];
  /** Who wrote it: they need no notice of it. */
  byId: string;
  now: number;
}

/**
 * Notices for those whom a note mentions, in the transaction that writes it. However often it is
 * edited, each person has one at most. A person who is no longer mentioned loses theirs unless they
 * have read it.
 */
export async function noticeMentions(
  transaction: Db,
  { noteId, applicationId, mentions, byId, now }: Mentioned,
): Promise<void> {
  const wanted = mentions.filter((id) => id !== byId);
  const known = await transaction
    .selectFrom('staff_notices')
    .select(['id', 'staff_id', 'read_at'])
    .where('note_id', '=', noteId)
    .execute();
  const gone = known.filter((row) => row.read_at === null && !wanted.includes(row.staff_id));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await transaction.deleteFrom('staff_notices').where('id', 'in', ids).execute();
    const staffIds = gone.map(({ staff_id }) => staff_id);
    await announceNotices(transaction, staffIds, now);
  }
  const have = new Set(known.map(({ staff_id }) => staff_id));
  // Always in one order, so that two transactions do not lock the mails of two people crosswise.
  for (const staffId of wanted.filter((id) => !have.has(id)).sort()) {
    await storeNotice(transaction, now, {
      staff_id: staffId,
      kind: 'mention',
      note_id: noteId,
      by_id: byId,
      subject_kind: 'application',
      subject_id: applicationId,
    });
  }
}
