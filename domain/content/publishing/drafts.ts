/** Drafts: at most one text for each entry that is not on the site yet. */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { createEntry, titleOf } from '#domain/content/entries/index.ts';

export interface Draft {
  source: string;
  baseVersion: number | null;
  /** The token of the next save. */
  version: number;
  staffId: string | null;
  updatedAt: number;
}

export async function getDraft(db: Db, file: string): Promise<Draft | undefined> {
  return db
    .selectFrom('entry_drafts')
    .select([
      'source',
      'base_version as baseVersion',
      'version',
      'staff_id as staffId',
      'updated_at as updatedAt',
    ])
    .where('file', '=', file)
    .executeTakeFirst();
}

/** The text of a version of an entry; null if there is none. */
export async function versionSource(
  db: Db,
  file: string,
  number: number | null,
): Promise<string | null> {
  if (number === null) return null;
  const row = await db
    .selectFrom('entry_versions')
    .select('source')
    .where('file', '=', file)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.source ?? null;
}

/** The draft's text, or else what is live; null if there is neither. */
export async function draftOrLive(db: Db, file: string): Promise<string | null> {
  const draft = await getDraft(db, file);
  if (draft) return draft.source;
  const entry = await db
    .selectFrom('entries')
    .select('published_version')
    .where('file', '=', file)
    .executeTakeFirst();
  return versionSource(db, file, entry?.published_version ?? null);
}

interface NewDraft {
  file: string;
  source: string;
  version: number;
  staffId: string | null;
  now: number;
}

/** @returns false if the draft is no longer the one that was read */
export async function storeDraft(
  db: Db,
  { file, source, version, staffId, now }: NewDraft,
  previous: Pick<Draft, 'version' | 'baseVersion'>,
): Promise<boolean> {
  const values = { source, version, staff_id: staffId, updated_at: now, review_asked_at: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('entry_drafts')
    .values({ file, base_version: previous.baseVersion, ...values })
    .onConflict((existing) =>
      existing
        .column('file')
        .doUpdateSet(values)
        .where('entry_drafts.version', '=', previous.version),
    )
    .executeTakeFirst();
  if (Number(numInsertedOrUpdatedRows) === 0) return false;
  await touchEntry(db, { file, source }, now);
  return true;
}

async function touchEntry(
  db: Db,
  { file, source }: { file: string; source: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('entries')
    .set({ title: titleOf(file, source), updated_at: now })
    .where('file', '=', file)
    .execute();
}

/**
 * Replaces the draft by a whole text.
 * @param version of the draft that the person saw; 0 for none
 * @returns the version of the new draft
 * @throws ProblemError `stale`
 */
export async function replaceDraft(
  db: Db,
  { file, source, staffId, version }: Omit<NewDraft, 'now'>,
  now: number,
): Promise<number> {
  const draft = await getDraft(db, file);
  if ((draft?.version ?? 0) !== version) throw staleDraft();
  const entry = await db
    .selectFrom('entries')
    .select('published_version')
    .where('file', '=', file)
    .executeTakeFirst();
  if (!entry) await createEntry(db, { file, title: titleOf(file, source) }, now);
  const baseVersion = entry?.published_version ?? null;
  const next = { file, source, staffId, version: version + 1, now };
  if (!(await storeDraft(db, next, { version, baseVersion }))) throw staleDraft();
  return version + 1;
}

/** @throws ProblemError `stale` */
export async function discardDraft(db: Db, file: string, version: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('entry_drafts')
    .where('file', '=', file)
    .where('version', '=', version)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw staleDraft();
}

export const staleDraft = () =>
  new ProblemError('stale', 'A colleague has changed this draft. Look at it again');
