/** What a load publishes: the folder's files with the console's changes, as far as they pass the check. */
import type { Db } from '#db/schema.ts';
import {
  conflictFiles,
  type EntryUpdate,
  fileUpdate,
  type Refusal,
  reconcile,
  type StoredEntry,
  storedEntries,
} from '#domain/content/entries/index.ts';
import { withUploads } from '#domain/content/media/index.ts';
import {
  ContentError,
  type ContentProblem,
  type EditedFile,
  existsInPack,
  type PackSource,
  withEdits,
} from '#domain/content/pack-files/index.ts';
import { inspect } from './inspect.ts';
import { storedDays } from './pack-rows.ts';
import type { Inspection } from './read-pack.ts';
import { isFromOtherVersion } from './stored-modules.ts';

export interface LoadPlan {
  /** What is published after the load. */
  source: PackSource;
  /** Of the source, without problems. */
  inspection: Inspection;
  entries: StoredEntry[];
  updates: EntryUpdate[];
  refusals: Refusal[];
  /** Increases with every publication; the plan is void if it has changed. */
  entriesVersion: number;
}

/**
 * The first load of a version leaves out texts of the console that its check refuses, and those that
 * fail without them. Later, a mistake comes from the files, and the load fails.
 * @throws ContentError with all problems; at a first load, if the files have a mistake themselves
 */
export async function planLoad(db: Db, contentDir: string, now: number): Promise<LoadPlan> {
  const { entries_version: entriesVersion } = await db
    .selectFrom('content_state')
    .select('entries_version')
    .executeTakeFirstOrThrow();
  const entries = await storedEntries(db);
  const { updates, edits } = reconcile(contentDir, entries, await conflictFiles(db));
  const days = await storedDays(db);
  const refusals: Refusal[] = [];
  let problems: ContentProblem[] | undefined;
  for (;;) {
    const source = await withUploads(db, withEdits(contentDir, edits));
    const inspection = await inspect(source, now, days);
    if (inspection.problems.length === 0) {
      const accepted = withFiles(contentDir, updates, refusals);
      return { source, inspection, entries, updates: accepted, refusals, entriesVersion };
    }
    problems ??= inspection.problems;
    const mayRefuse = await isFromOtherVersion(db);
    const found = mayRefuse ? refusalsIn(contentDir, edits, inspection.problems) : [];
    if (found.length === 0) throw new ContentError(problems);
    for (const { file } of found) edits.delete(file);
    refusals.push(...found);
  }
}

function refusalsIn(
  contentDir: string,
  edits: ReadonlyMap<string, EditedFile>,
  problems: readonly ContentProblem[],
): Refusal[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].flatMap(([file, found]) => {
    const edit = edits.get(file);
    if (edit === undefined) return [];
    const source = edit && 'text' in edit ? edit.text : null;
    return [{ file, source, problems: found, isFileGone: !existsInPack(contentDir, file) }];
  });
}

/** The file replaces the update of each refused entry. */
function withFiles(
  contentDir: string,
  updates: readonly EntryUpdate[],
  refusals: readonly Refusal[],
): EntryUpdate[] {
  const refused = new Set(refusals.map(({ file }) => file));
  return [
    ...updates.filter(({ file }) => !refused.has(file)),
    ...refusals.map((refusal) => fileUpdate(contentDir, refusal)),
  ];
}
