import { randomUUID } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { announceNotices, storeNotice } from './store.ts';

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
 * edited, nobody has more than one of it; who is no longer mentioned loses theirs unless they have
 * read it.
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
    await storeNotice(
      transaction,
      {
        id: randomUUID(),
        staff_id: staffId,
        kind: 'mention',
        note_id: noteId,
        by_id: byId,
        subject_kind: 'application',
        subject_id: applicationId,
      },
      now,
    );
  }
}
