/** The versions of an entry: their list, their differences, and restoring one as the draft. */
import type { EntryDiff, EntryVersion } from '#contract/console/entries.ts';
import type { VersionReason } from '#contract/console/entry-names.ts';
import { ENTRY_LIMITS } from '#contract/console/entry-names.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { changedFields, wordDiff } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft, replaceDraft, versionSource } from './drafts.ts';

/** The versions, the newest first. */
export async function listVersions(
  _permit: Permit<'content.read'>,
  db: Db,
  file: string,
): Promise<EntryVersion[]> {
  const entry = await getEntryRow(db, file);
  const rows = await db
    .selectFrom('entry_versions as version')
    .leftJoin('staff', 'staff.id', 'version.staff_id')
    .select(['number', 'reason', 'version.created_at', 'version.staff_id', 'staff.name'])
    .where('file', '=', file)
    .orderBy('number', 'desc')
    .limit(ENTRY_LIMITS.versions)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    reason: row.reason as VersionReason,
    by: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
    at: row.created_at,
    isLive: row.number === entry.published_version,
    isFile: row.number === entry.base_version,
  }));
}

/** @throws ProblemError `not-found` */
async function getEntryRow(db: Db, file: string) {
  const row = await db
    .selectFrom('entries')
    .select(['published_version', 'base_version'])
    .where('file', '=', file)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not-found', 'There is no such entry');
  return row;
}

/**
 * What a version, or the draft, changes in what is live.
 * @param number undefined for the draft
 */
export async function compareWithLive(
  _permit: Permit<'content.read'>,
  db: Db,
  { file, version: number }: { file: string; version?: number | undefined },
): Promise<EntryDiff> {
  const { published_version } = await getEntryRow(db, file);
  const live = (await versionSource(db, file, published_version)) ?? '';
  const text =
    number === undefined
      ? ((await getDraft(db, file))?.source ?? live)
      : await versionSource(db, file, number);
  if (text === null) throw new ProblemError('not-found', 'There is no such version');
  // A version is compared with what came after it, the draft with what it will replace.
  const fields = changedFields(file, live, text);
  return {
    fields: fields.slice(0, MAX_FIELDS).map((field) => ({
      ...field,
      parts: wordDiff(textOf(field.before), textOf(field.after)),
    })),
  };
}

const MAX_FIELDS = 200;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 1);
}

/**
 * Makes an earlier version the draft.
 * @throws ProblemError `not-found` or `stale`
 */
export async function restoreVersion(
  { actor }: Permit<'content.edit'>,
  db: Db,
  { file, number, version }: { file: string; number: number; version: number },
  now: number,
): Promise<void> {
  const source = await versionSource(db, file, number);
  if (source === null) throw new ProblemError('not-found', 'There is no such version');
  const { staffId } = actor;
  await db
    .transaction()
    .execute((transaction) => replaceDraft(transaction, { file, source, staffId, version }, now));
}

/** Deletes old versions that are neither live nor the folder's nor planned. */
export async function deleteOldVersions(db: Db): Promise<void> {
  const crowded = await db
    .selectFrom('entries')
    .select(['file', 'last_version'])
    .where('last_version', '>', ENTRY_LIMITS.versions)
    .execute();
  for (const { file, last_version } of crowded) {
    await db
      .deleteFrom('entry_versions')
      .where('file', '=', file)
      .where('number', '<=', last_version - ENTRY_LIMITS.versions)
      .where('number', 'not in', (query) =>
        query
          .selectFrom('entries')
          .select((row) => row.fn.coalesce('published_version', row.lit(0)).as('n'))
          .where('file', '=', file),
      )
      .where('number', 'not in', (query) =>
        query
          .selectFrom('entries')
          .select((row) => row.fn.coalesce('base_version', row.lit(0)).as('n'))
          .where('file', '=', file),
      )
      .where('number', 'not in', (query) =>
        query
          .selectFrom('publications')
          .select((row) => row.fn.coalesce('version', row.lit(0)).as('n'))
          .where('file', '=', file)
          .where('state', '=', 'pending'),
      )
      .execute();
  }
}
