/** Reads and writes the tables of entries. */
import type { Db } from '#db/schema.ts';
import { storedKindOf, titleOf } from './entry-kinds.ts';
import type { EntryUpdate, NewVersion, StoredEntry } from './reconcile.ts';

/** Rows in one statement, because the number of bound values is limited. */
const BATCH_SIZE = 200;

/** All entries with the texts that a load compares. */
export async function storedEntries(db: Db): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('entries as entry')
    .leftJoin('entry_versions as base', (join) =>
      join.onRef('base.file', '=', 'entry.file').onRef('base.number', '=', 'entry.base_version'),
    )
    .leftJoin('entry_versions as published', (join) =>
      join
        .onRef('published.file', '=', 'entry.file')
        .onRef('published.number', '=', 'entry.published_version'),
    )
    .select([
      'entry.file',
      'entry.base_version as baseVersion',
      'entry.published_version as publishedVersion',
      'entry.last_version as lastVersion',
      'entry.deleted_at as deletedAt',
      'base.source as base',
      'published.source as published',
    ])
    .where('entry.moved_to', 'is', null)
    .orderBy('entry.file')
    .execute();
  return rows.map((row) => ({
    ...row,
    published: row.deletedAt === null ? row.published : null,
  }));
}

/** Files with a conflict that a load found. */
export async function conflictFiles(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('entry_conflicts').select('file').execute();
  return new Set(rows.map(({ file }) => file));
}

/** @param now epoch milliseconds */
export async function applyUpdates(
  db: Db,
  updates: readonly EntryUpdate[],
  stored: readonly StoredEntry[],
  now: number,
): Promise<void> {
  const entries = new Map(stored.map((entry) => [entry.file, entry]));
  const isNew = (update: EntryUpdate) => !entries.has(update.file) && update.versions?.length === 1;
  await insertNew(db, updates.filter(isNew), now);
  for (const update of updates.filter((each) => !isNew(each))) {
    await applyUpdate(db, update, entries.get(update.file), now);
  }
}

/** The first load stores hundreds of entries, which single statements would make slow. */
async function insertNew(db: Db, updates: readonly EntryUpdate[], now: number): Promise<void> {
  for (let start = 0; start < updates.length; start += BATCH_SIZE) {
    const batch = updates.slice(start, start + BATCH_SIZE);
    const entryRows = batch.map(({ file, versions: [version] = [] }) => ({
      file,
      kind: storedKindOf(file),
      title: titleOf(file, version?.source ?? ''),
      base_version: version?.isBase ? 1 : null,
      published_version: version?.isPublished ? 1 : null,
      last_version: 1,
      deleted_at: null,
      updated_at: now,
    }));
    await db.insertInto('entries').values(entryRows).execute();
    const versionRows = batch.flatMap(({ file, versions = [] }) =>
      versions.map((version) => versionRow({ file, number: 1, staffId: null, ...version }, now)),
    );
    await db.insertInto('entry_versions').values(versionRows).execute();
  }
}

type EntryVersion = NewVersion & { file: string; staffId: string | null };

const versionRow = (
  { file, number, source, reason, isPublished, staffId }: EntryVersion & { number: number },
  now: number,
) => ({
  file,
  number,
  source,
  reason,
  staff_id: staffId,
  created_at: now,
  published_at: isPublished ? now : null,
});

async function applyUpdate(
  db: Db,
  update: EntryUpdate,
  entry: StoredEntry | undefined,
  now: number,
): Promise<void> {
  const { file, versions = [], conflict } = update;
  for (const version of versions) await addVersion(db, { file, ...version, staffId: null }, now);
  const changes = {
    ...(update.isAdvanced && entry && { base_version: entry.publishedVersion }),
    ...(update.losesBase && { base_version: null }),
    ...(update.isRemoved && { published_version: null }),
  };
  if (Object.keys(changes).length > 0) {
    await db
      .updateTable('entries')
      .set({ ...changes, updated_at: now })
      .where('file', '=', file)
      .execute();
  }
  if (conflict) {
    const row = { source: conflict.source, found_at: now };
    await db
      .insertInto('entry_conflicts')
      .values({ file, ...row })
      .onConflict((existing) => existing.column('file').doUpdateSet(row))
      .execute();
  } else {
    await db.deleteFrom('entry_conflicts').where('file', '=', file).execute();
  }
}

/**
 * Stores a version of an entry, which is created if it does not exist.
 * @returns its number
 */
export async function addVersion(db: Db, version: EntryVersion, now: number): Promise<number> {
  const { file, source, isPublished, isBase } = version;
  await createEntry(db, { file, title: titleOf(file, source) }, now);
  const { last_version: number } = await db
    .updateTable('entries')
    .set((row) => ({ last_version: row('last_version', '+', 1), updated_at: now }))
    .where('file', '=', file)
    .returning('last_version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('entry_versions')
    .values(versionRow({ ...version, number }, now))
    .execute();
  if (isPublished || isBase) {
    await db
      .updateTable('entries')
      .set({
        ...(isPublished && {
          published_version: number,
          deleted_at: null,
          title: titleOf(file, source),
        }),
        ...(isBase && { base_version: number }),
      })
      .where('file', '=', file)
      .execute();
  }
  return number;
}

/** Creates the row of an entry unless it exists. */
export async function createEntry(
  db: Db,
  { file, title }: { file: string; title: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('entries')
    .values({
      file,
      kind: storedKindOf(file),
      title,
      base_version: null,
      published_version: null,
      last_version: 0,
      deleted_at: null,
      updated_at: now,
    })
    .onConflict((existing) => existing.column('file').doNothing())
    .execute();
}
