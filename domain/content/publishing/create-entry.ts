/** New entries: from a template of their kind, or as a copy of another. */
import type { CreatableKind } from '#contract/console/entry-names.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { createEntry, fileOf, titleOf } from '#domain/content/entries/index.ts';
import { applyChanges, valueAt } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft, replaceDraft, versionSource } from './drafts.ts';
import { templateOf } from './templates.ts';
import { checkUnused } from './unused-file.ts';

interface NewEntry {
  kind: CreatableKind;
  slug: string;
  title: string;
  /** File of the entry to copy. */
  copyOf?: string | undefined;
}

/**
 * @returns the file of the new entry, which is a draft
 * @throws ProblemError `invalid-fields` if the slug is in use; `not-found` for the copied entry
 */
export async function createDraft(
  { actor }: Permit<'content.edit'>,
  db: Db,
  { kind, slug, title, copyOf }: NewEntry,
  now: number,
): Promise<string> {
  const file = fileOf(kind, slug);
  const template = copyOf === undefined ? templateOf(kind, now) : await sourceOf(db, copyOf);
  const source = withTitle(file, template, title);
  const { staffId } = actor;
  await db.transaction().execute(async (transaction) => {
    await checkUnused(transaction, file);
    await createEntry(transaction, { file, title: titleOf(file, source) }, now);
    await transaction
      .updateTable('entries')
      .set({ deleted_at: null })
      .where('file', '=', file)
      .execute();
    await replaceDraft(transaction, { file, source, staffId, version: 0 }, now);
  });
  return file;
}

async function sourceOf(db: Db, file: string): Promise<string> {
  const draft = await getDraft(db, file);
  if (draft) return draft.source;
  const entry = await db
    .selectFrom('entries')
    .select('published_version')
    .where('file', '=', file)
    .executeTakeFirst();
  const source = await versionSource(db, file, entry?.published_version ?? null);
  if (source === null) throw new ProblemError('not-found', 'The entry to copy is gone');
  return source;
}

function withTitle(file: string, source: string, title: string): string {
  const key = valueAt(file, source, ['name']) === undefined ? 'title' : 'name';
  return applyChanges(file, source, [{ op: 'set', path: [key], value: title }]);
}
