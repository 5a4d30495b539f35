import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { OpenedEngine } from '#db/dialects/dialect.ts';
import type { PackSource } from '#domain/content/pack-files/index.ts';
import { makePictures } from '#domain/content/pictures/index.ts';
import { ENTRIES_VERSION, storeEntries } from '#domain/content/search/index.ts';
import { jobChanges } from '#domain/hiring/change-job.ts';
import { storeFormerJobs } from '#domain/hiring/jobs/index.ts';
import { emptyAreas } from './empty-areas.ts';
import { packFingerprint } from './pack-fingerprint.ts';
import type { AnnouncePictures } from './pack-pictures.ts';
import { replaceRows, rowsOf, storedDays, storedRows, withJobChanges } from './pack-rows.ts';
import type { Inspection } from './read-pack.ts';
import { searchEntries } from './search-entries.ts';
import { storedPackText } from './stored-modules.ts';

/** Loads the pack unless the database already has the same one. @returns true if it was loaded */
export async function loadChangedPack(
  engine: OpenedEngine,
  contentDir: PackSource,
  announce?: AnnouncePictures,
): Promise<boolean> {
  const { fingerprint } = await engine.db
    .selectFrom('content_state')
    .select('fingerprint')
    .executeTakeFirstOrThrow();
  const isLoaded = fingerprint === (await packFingerprint(contentDir, Date.now()));
  if (isLoaded && (await storedPackText(engine.db))) return false;
  await loadPack(engine, contentDir, announce);
  return true;
}

/**
 * Replaces the database's content by the pack's, in one transaction. Loading the same pack twice
 * changes nothing.
 * @throws ContentError if the pack has a mistake; then nothing is changed
 */
export async function loadPack(
  engine: OpenedEngine,
  contentDir: PackSource,
  announce?: AnnouncePictures,
): Promise<Inspection> {
  const now = Date.now();
  // Imported lazily: the Markdown modules load slowly, and a start without changes needs none.
  const { readWholePack } = await import('./read-pack.ts');
  const inspection = await readWholePack(contentDir, now, await storedDays(engine.db));
  const { pack } = inspection;
  // The files come first, so that no stored row refers to a picture that does not exist yet.
  await makePictures(contentDir, pack.pictures, { announce });
  const fingerprint = await packFingerprint(contentDir, now);
  await storePack(engine, pack, { fingerprint, emptyAreas: emptyAreas(contentDir) }, now);
  return inspection;
}

async function storePack(
  engine: OpenedEngine,
  pack: Inspection['pack'],
  { fingerprint, emptyAreas }: { fingerprint: string; emptyAreas: readonly string[] },
  now: number,
) {
  await engine.runSetup(async (transaction) => {
    const storedContent = await storedRows(transaction);
    const newContent = withJobChanges(
      rowsOf(pack, storedContent, now),
      await jobChanges(transaction),
    );
    const { tokens_version, search_version } = await transaction
      .selectFrom('content_state')
      .select(['tokens_version', 'search_version'])
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('content_state')
      .set({ fingerprint, tokens_version: TOKENS_VERSION, search_version: ENTRIES_VERSION })
      .execute();
    const isIndexed = tokens_version === TOKENS_VERSION && search_version === ENTRIES_VERSION;
    if (isIndexed && JSON.stringify(storedContent) === JSON.stringify(newContent)) return;

    await replaceRows(transaction, engine.articleIndex, newContent, now);
    await storeEntries(transaction, searchEntries(newContent, emptyAreas));
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
  });
}
