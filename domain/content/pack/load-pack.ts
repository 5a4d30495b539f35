import { TOKENS_VERSION } from '#contract/search/index.ts';
import type { OpenedEngine } from '#db/dialects/dialect.ts';
import { makePictures } from '#domain/content/pictures/index.ts';
import { openingChanges } from '#domain/hiring/change-opening.ts';
import { recordFormerOpenings } from '#domain/hiring/jobs/index.ts';
import { packFingerprint } from './pack-fingerprint.ts';
import type { AnnouncePictures } from './pack-pictures.ts';
import { replaceRows, rowsOf, storedDays, storedRows, withOpeningChanges } from './pack-rows.ts';
import type { Inspection } from './read-pack.ts';
import { storedPackText } from './stored-modules.ts';

/** Loads the pack unless this database has the very same one already. @returns whether it did */
export async function loadChangedPack(
  engine: OpenedEngine,
  contentDir: string,
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
 * Makes the database's content what the pack says: new entries come in, changed ones are
 * replaced, those that the pack no longer has go. All in one transaction; loading the same pack
 * twice changes nothing.
 * @throws ContentError; then nothing is changed
 */
export async function loadPack(
  engine: OpenedEngine,
  contentDir: string,
  announce?: AnnouncePictures,
): Promise<Inspection> {
  const now = Date.now();
  // Reading and rendering Markdown takes a while to load; a start without changes does without.
  const { readWholePack } = await import('./read-pack.ts');
  const inspection = await readWholePack(contentDir, now, await storedDays(engine.db));
  const { pack } = inspection;
  // First the files, so that nobody is told of a picture that is not there yet.
  await makePictures(contentDir, pack.pictures, { announce });
  await storePack(engine, pack, await packFingerprint(contentDir, now), now);
  return inspection;
}

async function storePack(
  engine: OpenedEngine,
  pack: Inspection['pack'],
  fingerprint: string,
  now: number,
) {
  await engine.setUp(async (transaction) => {
    const before = await storedRows(transaction);
    const wanted = withOpeningChanges(rowsOf(pack, before, now), await openingChanges(transaction));
    const { words_version } = await transaction
      .selectFrom('content_state')
      .select('words_version')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('content_state')
      .set({ fingerprint, words_version: TOKENS_VERSION })
      .execute();
    const haveSameWords = words_version === TOKENS_VERSION;
    if (haveSameWords && JSON.stringify(before) === JSON.stringify(wanted)) return;

    await replaceRows(transaction, engine.articleIndex, wanted, now);
    await recordFormerOpenings(transaction, { before: before.jobs, after: wanted.jobs, now });
    await transaction
      .updateTable('content_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    await engine.announceContentChange(transaction);
  });
}
