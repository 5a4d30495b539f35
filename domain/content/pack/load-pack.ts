import type { OpenedEngine } from '#db/dialects/dialect.ts';
import type { Db } from '#db/schema.ts';
import {
  applyUpdates,
  conflictFiles,
  type EntryUpdate,
  reconcile,
  type StoredEntry,
  storedEntries,
} from '#domain/content/entries/index.ts';
import { withUploads } from '#domain/content/media/index.ts';
import { type PackSource, withEdits } from '#domain/content/pack-files/index.ts';
import { makePictures } from '#domain/content/pictures/index.ts';
import { packFingerprint } from './pack-fingerprint.ts';
import type { AnnouncePictures } from './pack-pictures.ts';
import { storedDays } from './pack-rows.ts';
import type { Inspection } from './read-pack.ts';
import { storePack } from './store-pack.ts';
import { storedPackText } from './stored-modules.ts';

/** Loads the pack unless the database already has the same one. @returns true if it was loaded */
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

/** Attempts to load when others keep publishing at the same time. */
const MAX_ATTEMPTS = 5;

export interface Loaded extends Inspection {
  /** Files that changed in the folder and in the console; what was live stays live. */
  conflicts: string[];
}

/**
 * Brings the folder's files into the entries, and replaces the database's content by what is
 * published then, in one transaction. Loading the same pack twice changes nothing.
 * @throws ContentError if the pack has a mistake; then nothing is changed
 */
export async function loadPack(
  engine: OpenedEngine,
  contentDir: string,
  announce?: AnnouncePictures,
): Promise<Loaded> {
  // Imported lazily: the Markdown modules load slowly, and a start without changes needs none.
  const { readWholePack } = await import('./read-pack.ts');
  for (let attempt = 1; ; attempt++) {
    const now = Date.now();
    const plan = await planLoad(engine.db, contentDir);
    const inspection = await readWholePack(plan.source, now, await storedDays(engine.db));
    // The files come first, so that no stored row refers to a picture that does not exist yet.
    await makePictures(plan.source, inspection.pack.pictures, { announce });
    const fingerprint = await packFingerprint(contentDir, now);
    const isStored = await storePack(engine, inspection, plan, {
      now,
      fingerprint,
      update: (transaction) => applyUpdates(transaction, plan.updates, plan.entries, now),
    });
    const conflicts = plan.updates.filter(({ conflict }) => conflict).map(({ file }) => file);
    if (isStored) return { ...inspection, conflicts };
    if (attempt === MAX_ATTEMPTS)
      throw new Error('Others kept publishing while the pack was loaded');
  }
}

interface Plan {
  /** What is published after the load. */
  source: PackSource;
  entries: StoredEntry[];
  updates: EntryUpdate[];
  /** Increases with every publication; the plan is void if it has changed. */
  entriesVersion: number;
}

async function planLoad(db: Db, contentDir: string): Promise<Plan> {
  const { entries_version: entriesVersion } = await db
    .selectFrom('content_state')
    .select('entries_version')
    .executeTakeFirstOrThrow();
  const entries = await storedEntries(db);
  const { updates, edits } = reconcile(contentDir, entries, await conflictFiles(db));
  const source = await withUploads(db, withEdits(contentDir, edits));
  return { source, entries, updates, entriesVersion };
}
