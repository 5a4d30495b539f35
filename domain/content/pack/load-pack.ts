import type { OpenedEngine } from '#db/dialects/dialect.ts';
import { applyUpdates, keepRefused, type Refusal } from '#domain/content/entries/index.ts';
import { makePictures } from '#domain/content/pictures/index.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { packFingerprint } from './pack-fingerprint.ts';
import type { AnnouncePictures } from './pack-pictures.ts';
import { planLoad } from './plan-load.ts';
import type { Inspection } from './read-pack.ts';
import { storePack } from './store-pack.ts';
import { storedPackText } from './stored-modules.ts';

/**
 * Loads the pack unless the database already has the same one.
 * @returns undefined if it has
 */
export async function loadChangedPack(
  engine: OpenedEngine,
  contentDir: string,
  announce?: AnnouncePictures,
): Promise<Loaded | undefined> {
  const { fingerprint } = await engine.db
    .selectFrom('content_state')
    .select('fingerprint')
    .executeTakeFirstOrThrow();
  const isLoaded = fingerprint === (await packFingerprint(contentDir, Date.now()));
  if (isLoaded && (await storedPackText(engine.db))) return undefined;
  return loadPack(engine, contentDir, announce);
}

/** Attempts to load when others keep publishing at the same time. */
const MAX_ATTEMPTS = 5;

export interface Loaded extends Inspection {
  /** Files that changed in the folder and in the console; what was live stays live. */
  conflicts: string[];
  /** Texts that the console published and the check refuses; the files are live instead. */
  refusals: Refusal[];
}

/**
 * Brings the folder's files into the entries, and replaces the database's content by what is
 * published then, in one transaction. Loading the same pack twice changes nothing.
 * @throws ContentError if the folder's files have a mistake; then nothing is changed
 */
export async function loadPack(
  engine: OpenedEngine,
  contentDir: string,
  announce?: AnnouncePictures,
): Promise<Loaded> {
  for (let attempt = 1; ; attempt++) {
    const now = Date.now();
    const plan = await planLoad(engine.db, contentDir, now);
    const { inspection, refusals } = plan;
    // The files come first, so that no stored row refers to a picture that does not exist yet.
    await makePictures(plan.source, inspection.pack.pictures, { announce });
    const fingerprint = await packFingerprint(contentDir, now);
    const isStored = await storePack(engine, inspection, plan, {
      now,
      fingerprint,
      update: async (transaction) => {
        await applyUpdates(transaction, plan.updates, plan.entries, now);
        await keepRefused(transaction, refusals, plan.entries, now);
        // An entry that is open in a console shows the file's change, or the conflict.
        if (plan.updates.length > 0) await announceChange(transaction, ['content'], now);
      },
    });
    const conflicts = plan.updates.filter(({ conflict }) => conflict).map(({ file }) => file);
    if (isStored) return { ...inspection, conflicts, refusals };
    if (attempt === MAX_ATTEMPTS)
      throw new Error('Others kept publishing while the pack was loaded');
  }
}
