/** Notes of staff on applications. */

import { randomUUID } from 'node:crypto';
import type { Note } from '#contract/console/applicants.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addEvents } from '#domain/hiring/application-events.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange, applicationTopics } from '#domain/staff/console-changes.ts';
import { notifyMentioned } from '#domain/staff/notifications/index.ts';
import { hasPermission, type Permit } from '#domain/staff/permissions.ts';
import { requireLockedApplication } from './lock-application.ts';
import { currentStaff, staffNames } from './staff.ts';

/** Notes on an application, the oldest first. */
export async function readNotes(db: Db, applicationId: string): Promise<Note[]> {
  const rows = await storedNotes(db)
    .where('application_id', '=', applicationId)
    .orderBy('application_notes.created_at')
    .orderBy('application_notes.id')
    .execute();
  return notesOf(db, rows);
}

async function readNote(db: Db, id: string): Promise<Note | undefined> {
  const rows = await storedNotes(db).where('application_notes.id', '=', id).execute();
  return (await notesOf(db, rows))[0];
}

const storedNotes = (db: Db) =>
  db
    .selectFrom('application_notes')
    .innerJoin('staff', 'staff.id', 'application_notes.staff_id')
    .select(['application_notes.id', 'staff_id', 'staff.name', 'text', 'mentions'])
    .select(['application_notes.created_at', 'edited_at', 'version']);

type StoredNote = Awaited<ReturnType<ReturnType<typeof storedNotes>['execute']>>[number];

async function notesOf(db: Db, rows: readonly StoredNote[]): Promise<Note[]> {
  const mentionedIds = rows.map(({ mentions }) => JSON.parse(mentions) as string[]);
  const names = await staffNames(db, mentionedIds.flat());
  return rows.map((row, index) => ({
    id: row.id,
    staff: { id: row.staff_id, name: row.name },
    text: row.text,
    mentions: (mentionedIds[index] ?? []).flatMap((id) => names.get(id) ?? []),
    createdAt: row.created_at,
    editedAt: row.edited_at,
    version: row.version,
  }));
}

interface NoteInput {
  text: string;
  /** Staff ids. */
  mentions: readonly string[];
  now: number;
}

/** @throws ProblemError `not-found`; `invalid-fields`; `conflict` if there are too many notes */
export async function addNote(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { applicationId, text, mentions, now }: NoteInput & { applicationId: string },
): Promise<Note> {
  const { staffId } = actor;
  const id = randomUUID();
  return db.transaction().execute(async (transaction) => {
    await requireLockedApplication(transaction, applicationId);
    await requireSpace(transaction, applicationId);
    await transaction
      .insertInto('application_notes')
      .values({
        id,
        application_id: applicationId,
        staff_id: staffId,
        text,
        created_at: now,
        mentions: await checkMentions(transaction, mentions),
      })
      .execute();
    await recordChange(transaction, { id, applicationId, staffId, change: 'added', mentions, now });
    return requireNote(transaction, id);
  });
}

/**
 * @throws ProblemError `not-found`; `forbidden`; `invalid-fields`; `stale` with the current note
 */
export async function editNote(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, text, mentions, version, now }: NoteInput & { id: string; version: number },
): Promise<Note> {
  const { staffId } = actor;
  const current = await db.transaction().execute(async (transaction) => {
    const applicationId = await ownNote(transaction, id, staffId);
    const { numUpdatedRows } = await transaction
      .updateTable('application_notes')
      .set({ text, mentions: await checkMentions(transaction, mentions), edited_at: now })
      .set({ version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return requireNote(transaction, id);
    await recordChange(transaction, {
      id,
      applicationId,
      staffId,
      change: 'edited',
      mentions,
      now,
    });
    return null;
  });
  if (current) {
    throw new ProblemError('stale', 'You have changed this note in another window', { current });
  }
  return requireNote(db, id);
}

/**
 * Deletes a note without keeping its text.
 * @throws ProblemError `not-found`; `forbidden`
 */
export async function removeNote(
  { actor }: Permit<'applicants.work'>,
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<void> {
  const { staffId } = actor;
  await db.transaction().execute(async (transaction) => {
    const applicationId = await ownNote(transaction, id, staffId);
    await transaction.deleteFrom('application_notes').where('id', '=', id).execute();
    await recordChange(transaction, { id, applicationId, staffId, change: 'removed', now });
  });
}

/**
 * @returns the id of the note's application
 * @throws ProblemError `not-found`; `forbidden` for another author's note
 */
async function ownNote(db: Db, id: string, staffId: string): Promise<string> {
  const row = await db
    .selectFrom('application_notes')
    .select(['application_id', 'staff_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw noteNotFound();
  if (row.staff_id === staffId) return row.application_id;
  throw new ProblemError('forbidden', 'Only the author of a note can change or remove it');
}

async function requireNote(db: Db, id: string): Promise<Note> {
  const note = await readNote(db, id);
  if (!note) throw noteNotFound();
  return note;
}

const noteNotFound = () =>
  new ProblemError('not-found', 'There is no such note, or it has been removed');

async function requireSpace(db: Db, applicationId: string): Promise<void> {
  const { n } = await db
    .selectFrom('application_notes')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  if (Number(n) < CONSOLE_LIMITS.notes) return;
  const message = `An application can have at most ${CONSOLE_LIMITS.notes} notes, so remove one of yours first`;
  throw new ProblemError('conflict', message);
}

/**
 * @returns the ids as they are stored
 * @throws ProblemError `invalid-fields` for a person who may not read applications
 */
async function checkMentions(db: Db, mentions: readonly string[]): Promise<string> {
  const uniqueIds = [...new Set(mentions)];
  const staff = await currentStaff(db, uniqueIds);
  const readers = staff.filter(({ role }) => hasPermission(role, 'applicants.read'));
  if (readers.length === uniqueIds.length) return JSON.stringify(uniqueIds);
  const message = 'The note mentions a person who has left or may not read applications';
  throw fieldProblem('mentions', message);
}

interface NoteChange {
  id: string;
  applicationId: string;
  staffId: string;
  change: 'added' | 'edited' | 'removed';
  /** Staff ids; undefined for a removed note. */
  mentions?: readonly string[];
  now: number;
}

async function recordChange(
  transaction: Db,
  { id, applicationId, staffId, change, mentions, now }: NoteChange,
): Promise<void> {
  if (mentions) {
    const notification = {
      noteId: id,
      applicationId,
      mentions: [...new Set(mentions)],
      byId: staffId,
    };
    await notifyMentioned(transaction, { ...notification, now });
  }
  const data = { noteId: id, what: change };
  await addEvents(transaction, [{ applicationId, staffId, kind: 'note', data }], now);
  await audit(
    transaction,
    {
      staffId,
      action: change === 'removed' ? 'note-removed' : 'note-written',
      objectKind: 'application',
      objectId: applicationId,
      details: { noteId: id },
    },
    now,
  );
  await announceChange(transaction, applicationTopics(applicationId), now);
}
