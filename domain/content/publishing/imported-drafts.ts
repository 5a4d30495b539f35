/** Drafts that were read from the export of another site. */
import type { Db } from '#db/schema.ts';
import { addVersion, createEntry, titleOf } from '#domain/content/entries/index.ts';
import { audit } from '#domain/staff/audit.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { getDraft, replaceDraft } from './drafts.ts';
import { checkUnused } from './unused-file.ts';

export interface ImportedText {
  file: string;
  source: string;
}

/** What became of an imported draft. A new import may change it only if it is untouched. */
export type ImportedState = 'untouched' | 'edited' | 'published' | 'deleted' | 'discarded' | 'gone';

/** Files by the origins of the posts from which they were imported. */
export async function importedFiles(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('entry_imports').select(['origin', 'file']).execute();
  return new Map(rows.map(({ origin, file }) => [origin, file]));
}

export async function importedState(db: Db, file: string): Promise<ImportedState> {
  const entry = await db
    .selectFrom('entries')
    .select(['published_version', 'deleted_at'])
    .where('file', '=', file)
    .executeTakeFirst();
  if (!entry) return 'gone';
  if (entry.deleted_at !== null) return 'deleted';
  if (entry.published_version !== null) return 'published';
  const draft = await getDraft(db, file);
  if (!draft) return 'discarded';
  return draft.source === (await importedSource(db, file)) ? 'untouched' : 'edited';
}

/** The text as it was imported last. */
async function importedSource(db: Db, file: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('entry_versions')
    .select('source')
    .where('file', '=', file)
    .where('reason', '=', 'imported')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.source;
}

/**
 * Stores a draft, with a version that says that it was imported.
 * @param origin of the post
 * @throws ProblemError `invalid-fields` or `stale` if someone has just made an entry with this name
 */
export async function storeImported(
  db: Db,
  { origin, file, source }: ImportedText & { origin: string },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await checkUnused(transaction, file);
    await createEntry(transaction, { file, title: titleOf(file, source) }, now);
    await transaction
      .updateTable('entries')
      .set({ deleted_at: null })
      .where('file', '=', file)
      .execute();
    await addImportedVersion(transaction, { file, source }, now);
    await replaceDraft(transaction, { file, source, staffId: null, version: 0 }, now);
    const row = { file, imported_at: now };
    await transaction
      .insertInto('entry_imports')
      .values({ origin, ...row })
      .onConflict((existing) => existing.column('origin').doUpdateSet(row))
      .execute();
    await auditImport(transaction, file, now);
  });
}

/**
 * Replaces the draft of an earlier import, unless someone has touched it.
 * @returns false if it has this text already, or was touched
 */
export async function updateImported(
  db: Db,
  { file, source }: ImportedText,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const draft = await getDraft(transaction, file);
    if (!draft || draft.source === source) return false;
    if ((await importedState(transaction, file)) !== 'untouched') return false;
    await addImportedVersion(transaction, { file, source }, now);
    const { version } = draft;
    await replaceDraft(transaction, { file, source, staffId: null, version }, now);
    await auditImport(transaction, file, now);
    return true;
  });
}

const addImportedVersion = (db: Db, text: ImportedText, now: number) =>
  addVersion(
    db,
    { ...text, reason: 'imported', isPublished: false, isBase: false, staffId: null },
    now,
  );

const auditImport = (db: Db, file: string, now: number) =>
  audit(db, { staffId: null, action: 'entry-imported', objectKind: 'entry', objectId: file }, now);

/** Open consoles read their lists again, so this is not called for each post. */
export const announceImports = (db: Db, now: number) => announceChange(db, ['content'], now);
