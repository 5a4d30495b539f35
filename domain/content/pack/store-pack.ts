/** Stores what is published: the rows that pages, lists and searches read. */
import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import type { PackSource } from '#domain/content/pack-files/index.ts';
import { ENTRIES_VERSION, storeEntries } from '#domain/content/search/index.ts';
import { jobChanges } from '#domain/hiring/change-job.ts';
import { storeFormerJobs } from '#domain/hiring/jobs/index.ts';
import { emptyAreas } from './empty-areas.ts';
import { type Rows, replaceRows, rowsOf, storedRows, withJobChanges } from './pack-rows.ts';
import type { Inspection } from './read-pack.ts';
import { searchEntries } from './search-entries.ts';
import { storePackText } from './stored-modules.ts';

interface Storing {
  /** Epoch milliseconds. */
  now: number;
  /** Of the folder; undefined to keep the stored one. */
  fingerprint?: string;
  /** False to leave out the site search, which a preview does not need. */
  isSearched?: boolean;
  /** Changes the entries, in the same transaction. */
  update: (transaction: Db) => Promise<unknown>;
}

/**
 * @param plan what was inspected, and the `entries_version` at that time
 * @returns false if someone has published since then, and nothing was stored
 */
export function storePack(
  engine: OpenedEngine,
  { pack }: Inspection,
  { source, entriesVersion }: { source: PackSource; entriesVersion: number },
  { now, fingerprint, update, isSearched = true }: Storing,
): Promise<boolean> {
  return engine.runSetup(async (transaction) => {
    const state = await transaction
      .selectFrom('content_state')
      .select(['entries_version', 'tokens_version', 'search_version'])
      .executeTakeFirstOrThrow();
    if (state.entries_version !== entriesVersion) return false;
    const storedContent = await storedRows(transaction);
    const newContent = withJobChanges(
      rowsOf(pack, storedContent, now),
      await jobChanges(transaction),
    );
    await update(transaction);
    await transaction
      .updateTable('content_state')
      .set({
        ...(fingerprint !== undefined && { fingerprint }),
        tokens_version: TOKENS_VERSION,
        search_version: ENTRIES_VERSION,
        entries_version: entriesVersion + 1,
      })
      .execute();
    const isIndexed =
      state.tokens_version === TOKENS_VERSION && state.search_version === ENTRIES_VERSION;
    if (isIndexed && isSame(storedContent, newContent)) return true;

    const { modules, ...rows } = newContent;
    if (isIndexed && isSame({ ...storedContent, modules }, newContent)) {
      await storePackText(transaction, modules, now);
    } else await replaceRows(transaction, engine.articleIndex, { ...rows, modules }, now);
    if (isSearched) await storeEntries(transaction, searchEntries(newContent, emptyAreas(source)));
    await storeFormerJobs(transaction, {
      previousJobs: storedContent.jobs,
      nextJobs: newContent.jobs,
      now,
    });
    await transaction
      .updateTable('content_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    await engine.announceContentChange(transaction);
    return true;
  });
}

const isSame = (one: Rows, other: Rows) => JSON.stringify(one) === JSON.stringify(other);
