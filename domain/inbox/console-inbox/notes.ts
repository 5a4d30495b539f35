import { randomUUID } from 'node:crypto';
import type { InboxItem } from '#contract/console/inbox.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import type { InboxRef } from './summaries.ts';

/** Notes on one message or lead, the oldest first. */
export async function notesOf(db: Db, { kind, id }: InboxRef): Promise<InboxItem['notes']> {
  const rows = await db
    .selectFrom('inbox_notes')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['inbox_notes.id', 'text', 'inbox_notes.created_at', 'staff_id', 'staff.name'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('inbox_notes.created_at')
    .orderBy('inbox_notes.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    createdAt: row.created_at,
    staff: { id: row.staff_id, name: row.name },
  }));
}

/** Maximum per message or lead. */
const MAX_NOTES = 500;

/**
 * @param now epoch milliseconds
 * @throws ProblemError `not-found`; `conflict` if there are too many notes
 */
export async function addInboxNote(
  { actor }: Permit<'messages.work'>,
  db: Db,
  { kind, id }: InboxRef,
  { text, now }: { text: string; now: number },
): Promise<void> {
  const noteId = randomUUID();
  await db.transaction().execute(async (transaction) => {
    await requireSpace(transaction, { kind, id });
    await transaction
      .insertInto('inbox_notes')
      .values({
        id: noteId,
        kind,
        subject_id: id,
        staff_id: actor.staffId,
        text,
        created_at: now,
      })
      .execute();
    await audit(
      transaction,
      {
        staffId: actor.staffId,
        action: 'note-written',
        objectKind: kind,
        objectId: id,
        details: { noteId },
      },
      now,
    );
    await announceChange(transaction, ['inbox', `inbox:${id}`], now);
  });
}

async function requireSpace(transaction: Db, { kind, id }: InboxRef): Promise<void> {
  const item = await transaction
    .selectFrom('inbox_states')
    .select('version')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  if (!item) throw new ProblemError('not-found', 'There is no such item, or it has been erased');
  const { n } = await transaction
    .selectFrom('inbox_notes')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(n) >= MAX_NOTES) {
    throw new ProblemError('conflict', `An item can have at most ${MAX_NOTES} notes`);
  }
}
