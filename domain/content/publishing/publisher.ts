/** Puts changes of entries on the site, in one transaction with the rows that pages read. */
import type { VersionReason } from '#contract/console/entry-names.ts';
import { ProblemError } from '#contract/problem.ts';
import type { OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import { addVersion, type StoredEntry, storedEntries } from '#domain/content/entries/index.ts';
import { withUploads } from '#domain/content/media/index.ts';
import {
  type AnnouncePictures,
  inspect,
  storedDays,
  storePack,
} from '#domain/content/pack/index.ts';
import {
  type ContentProblem,
  type EditedFile,
  type EditedFolder,
  withEdits,
} from '#domain/content/pack-files/index.ts';
import { makePictures } from '#domain/content/pictures/index.ts';

export interface Publisher {
  engine: OpenedEngine;
  contentDir: string;
  announce?: AnnouncePictures;
}

/** What is published now, and what it was read from. */
export interface PublishedPack {
  source: EditedFolder;
  entries: ReadonlyMap<string, StoredEntry>;
  /** Increases with every publication. */
  entriesVersion: number;
}

/** The published texts over the content folder. */
export async function publishedPack({ engine, contentDir }: Publisher): Promise<PublishedPack> {
  const { entries_version: entriesVersion } = await engine.db
    .selectFrom('content_state')
    .select('entries_version')
    .executeTakeFirstOrThrow();
  const entries = await storedEntries(engine.db);
  const edits = entries.map(({ file, published }): [string, EditedFile] => [
    file,
    published === null ? null : { text: published },
  ]);
  return {
    source: withEdits(contentDir, edits),
    entries: new Map(entries.map((entry) => [entry.file, entry])),
    entriesVersion,
  };
}

/** A text to put on the site; null takes the entry down. */
export interface EntryChange {
  file: string;
  source: string | null;
  reason: VersionReason;
  /** An existing version that has this source, instead of a new one. */
  version?: number;
  /** The text equals the folder's file. */
  isBase?: boolean;
}

export interface ChangeSet {
  changes: readonly EntryChange[];
  /** Null for the operator's commands. */
  staffId: string | null;
  /** Runs in the transaction before the changes; what it throws undoes everything. */
  first?: (transaction: Db) => Promise<void>;
  /** The same after the changes. */
  also?: (transaction: Db) => Promise<void>;
}

/** Attempts when others publish at the same time. */
const MAX_ATTEMPTS = 5;

/**
 * Checks the pack with the changes, and publishes them.
 * @param plan makes the changes from what is published at that time
 * @param now epoch milliseconds
 * @throws ProblemError `invalid-fields` with the messages of the check, or `conflict`
 */
export async function publish(
  publisher: Publisher,
  plan: (published: PublishedPack) => Promise<ChangeSet>,
  now: number,
): Promise<void> {
  const { engine, announce } = publisher;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const published = await publishedPack(publisher);
    const changeSet = await plan(published);
    const edits = changeSet.changes.map(({ file, source }): [string, EditedFile] => [
      file,
      source === null ? null : { text: source },
    ]);
    const source = await withUploads(engine.db, withEdits(published.source, edits));
    const inspection = await inspect(source, now, await storedDays(engine.db));
    if (inspection.problems.length > 0) throw invalidFields(inspection.problems);
    await makePictures(source, inspection.pack.pictures, { announce });
    const { entriesVersion } = published;
    const isStored = await storePack(
      engine,
      inspection,
      { source, entriesVersion },
      {
        now,
        update: (transaction) => storeChanges(transaction, changeSet, now),
      },
    );
    if (isStored) return;
  }
  throw new ProblemError('conflict', 'Colleagues kept publishing at the same time. Try again');
}

async function storeChanges(transaction: Db, changeSet: ChangeSet, now: number): Promise<void> {
  const { changes, staffId, first, also } = changeSet;
  await first?.(transaction);
  for (const { file, source, reason, version, isBase = false } of changes) {
    if (source === null) await takeDown(transaction, file, now);
    else if (version === undefined) {
      const isPublished = true;
      await addVersion(transaction, { file, source, reason, isPublished, isBase, staffId }, now);
    } else await putUp(transaction, { file, version }, now);
  }
  await also?.(transaction);
}

async function takeDown(transaction: Db, file: string, now: number): Promise<void> {
  await transaction
    .updateTable('entries')
    .set({ published_version: null, updated_at: now })
    .where('file', '=', file)
    .execute();
}

async function putUp(
  transaction: Db,
  { file, version }: { file: string; version: number },
  now: number,
): Promise<void> {
  await transaction
    .updateTable('entries')
    .set({ published_version: version, deleted_at: null, updated_at: now })
    .where('file', '=', file)
    .execute();
  await transaction
    .updateTable('entry_versions')
    .set({ published_at: now })
    .where('file', '=', file)
    .where('number', '=', version)
    .execute();
}

/** Problems in one answer. */
const MAX_PROBLEMS = 50;

/** The messages of the check; `field` is the file and the dotted path, `pages/about.yaml#hero`. */
export function invalidFields(problems: readonly ContentProblem[]): ProblemError {
  const errors = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ file, field, message }) => ({ field: `${file}#${field}`, message }));
  const count = problems.length;
  const detail = `${count === 1 ? 'One field needs' : `${count} fields need`} attention before this can be published`;
  return new ProblemError('invalid-fields', detail, { errors });
}
