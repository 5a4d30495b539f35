/** Saves changes of single fields in a draft. */
import { isDeepStrictEqual } from 'node:util';
import { ENTRY_LIMITS } from '#contract/console/entry-names.ts';
import type { FieldChange } from '#contract/console/field-changes.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { createEntry, titleOf } from '#domain/content/entries/index.ts';
import { applyChanges, ChangeError, mergeSources, valueAt } from '#domain/content/source/index.ts';
import { type Draft, getDraft, storeDraft, versionSource } from './drafts.ts';
import { newTranslation } from './new-translation.ts';
import { type BasedChange, withoutRepeated } from './repeated-changes.ts';

/** A change that was not applied, because someone else changed the same field. */
export interface RefusedChange {
  change: FieldChange;
  base: unknown;
  theirs: unknown;
}

export interface SavedDraft {
  version: number;
  source: string;
  conflicts: RefusedChange[];
}

interface SaveRequest {
  file: string;
  changes: readonly FieldChange[];
  /** What each changed field was before. */
  bases: readonly unknown[];
  staffId: string;
  now: number;
}

/** Attempts when two saves of one entry meet. */
const MAX_ATTEMPTS = 5;

/**
 * Applies changes to the draft, which is created from what is published. A change of a field that
 * someone else has changed since is not applied but returned.
 * @throws ProblemError `not-found`, `invalid-fields`, `too-large` or `conflict`
 */
export async function saveDraft(db: Db, request: SaveRequest): Promise<SavedDraft> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const saved = await db.transaction().execute((transaction) => trySave(transaction, request));
    if (saved) return saved;
  }
  throw new ProblemError('conflict', 'Colleagues kept saving at the same time. Try again');
}

/** @returns undefined if another save came first */
async function trySave(
  db: Db,
  { file, changes, bases, staffId, now }: SaveRequest,
): Promise<SavedDraft | undefined> {
  const draft = await getDraft(db, file);
  const current = draft ?? (await newDraft(db, file));
  let { source } = current;
  const conflicts: RefusedChange[] = [];
  const based = changes.map((change, index) => ({ change, base: bases[index] }));
  for (const each of withoutRepeated(file, source, based)) {
    const applied = applyChange(file, source, each);
    if ('theirs' in applied) conflicts.push({ ...each, theirs: applied.theirs });
    else source = applied.source;
  }
  if (source.length > ENTRY_LIMITS.source) {
    throw new ProblemError('too-large', 'This entry is too long. Shorten the text');
  }
  const version = current.version + 1;
  // A repeated save must not pass for a change.
  if (draft && source === draft.source) return { ...draft, conflicts };
  if (!draft && source === current.source) return { version: 0, source, conflicts };
  // A new translation has no row yet.
  if (!draft) await createEntry(db, { file, title: titleOf(file, source) }, now);
  const isStored = await storeDraft(db, { file, source, version, staffId, now }, current);
  return isStored ? { version, source, conflicts } : undefined;
}

async function newDraft(db: Db, file: string): Promise<Draft> {
  const entry = await db
    .selectFrom('entries')
    .select('published_version')
    .where('file', '=', file)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const baseVersion = entry?.published_version ?? null;
  const source = (await versionSource(db, file, baseVersion)) ?? (await newTranslation(db, file));
  if (source === null) throw new ProblemError('not-found', 'There is no such entry');
  return { source, baseVersion, version: 0, staffId: null, updatedAt: 0 };
}

/** @throws ProblemError `invalid-fields` for a path that does not exist */
function applyChange(
  file: string,
  source: string,
  { change, base }: BasedChange,
): { source: string } | { theirs: unknown } {
  try {
    if (change.op === 'body') return applyBody(file, source, { change, base });
    const current = valueAt(file, source, change.path);
    const intended = change.op === 'set' ? change.value : undefined;
    if (change.op === 'set' && isDeepStrictEqual(current, intended)) return { source };
    if (!isDeepStrictEqual(current ?? null, base ?? null)) return { theirs: current ?? null };
    return { source: applyChanges(file, source, [change]) };
  } catch (error) {
    if (!(error instanceof ChangeError)) throw error;
    const field = change.op === 'body' ? 'body' : change.path.join('.');
    throw fieldProblem(field, error.message);
  }
}

/** Two people may write in different paragraphs. */
function applyBody(
  file: string,
  source: string,
  { change, base }: { change: FieldChange & { op: 'body' }; base: unknown },
): { source: string } | { theirs: unknown } {
  const mine = applyChanges(file, source, [change]);
  const before = applyChanges(file, source, [{ op: 'body', value: String(base ?? '') }]);
  const merged = mergeSources(file, before, mine, source);
  const [conflict] = merged.conflicts;
  return conflict ? { theirs: conflict.theirs } : { source: merged.text };
}
