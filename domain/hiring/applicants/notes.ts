import type { Note } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import { staffNames } from './staff.ts';

/** Notes on an application, the oldest first. */
export async function readNotes(db: Db, applicationId: string): Promise<Note[]> {
  const rows = await storedNotes(db)
    .where('application_id', '=', applicationId)
    .orderBy('application_notes.created_at')
    .orderBy('application_notes.id')
    .execute();
  return notesOf(db, rows);
}

/** One of them; undefined where there is none. */
export async function readNote(db: Db, id: string): Promise<Note | undefined> {
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
  const mentioned = rows.map(({ mentions }) => JSON.parse(mentions) as string[]);
  const names = await staffNames(db, mentioned.flat());
  return rows.map((row, at) => ({
    id: row.id,
    staff: { id: row.staff_id, name: row.name },
    text: row.text,
    mentions: (mentioned[at] ?? []).flatMap((id) => names.get(id) ?? []),
    createdAt: row.created_at,
    editedAt: row.edited_at,
    version: row.version,
  }));
}
