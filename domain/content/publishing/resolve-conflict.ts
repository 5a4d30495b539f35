/** Resolves conflicts between the files of the folder and what the console published. */
import type { FieldConflict, JsonValue } from '#contract/console/field-changes.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { addVersion } from '#domain/content/entries/index.ts';
import { mergeSources, resolveConflicts } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { type ChangeSet, type PublishedPack, type Publisher, publish } from './publisher.ts';
import { recordChange } from './record-change.ts';

/** The text to use for one field. */
export type Choice = 'file' | 'console' | { value: JsonValue };

export interface StoredConflict {
  /** The folder's text; null if the file is gone. */
  fileText: string | null;
  fields: FieldConflict[];
}

/** @returns undefined if the entry has no conflict */
export async function getConflict(
  db: Db,
  file: string,
  texts: { base: string | null; published: string | null },
): Promise<StoredConflict | undefined> {
  const row = await db
    .selectFrom('entry_conflicts')
    .select('source')
    .where('file', '=', file)
    .executeTakeFirst();
  if (!row) return undefined;
  const { base, published } = texts;
  if (row.source === null || published === null) {
    return { fileText: row.source, fields: [wholeConflict(base, published, row.source)] };
  }
  const { conflicts } = mergeSources(file, base ?? '', published, row.source);
  return { fileText: row.source, fields: conflicts };
}

/** One side has no file at all. */
function wholeConflict(
  base: string | null,
  mine: string | null,
  theirs: string | null,
): FieldConflict {
  const sides = { base, mine, theirs };
  const missing = (['base', 'mine', 'theirs'] as const).filter((side) => sides[side] === null);
  return { part: 'file', path: [], lines: null, ...sides, missing };
}

interface Resolution {
  file: string;
  /** One for each conflicting field, in their order. */
  choices: readonly Choice[];
}

/** @throws ProblemError `not-found`, `invalid-fields` or `conflict` */
export function resolveConflict(
  { actor }: Permit<'content.publish'>,
  publisher: Publisher,
  resolution: Resolution,
  now: number,
): Promise<void> {
  return resolve(publisher, resolution, actor.staffId, now);
}

/**
 * For the operator's command: takes one side for all fields.
 * @throws ProblemError `not-found` or `invalid-fields`
 */
export async function resolveFile(
  publisher: Publisher,
  { file, choice }: { file: string; choice: 'file' | 'console' },
  now = Date.now(),
): Promise<void> {
  await resolve(publisher, { file, choices: choice }, null, now);
}

async function resolve(
  publisher: Publisher,
  { file, choices }: { file: string; choices: readonly Choice[] | 'file' | 'console' },
  staffId: string | null,
  now: number,
): Promise<void> {
  const { db } = publisher.engine;
  const plan = async ({ entries }: PublishedPack): Promise<ChangeSet> => {
    const { base = null, published = null } = entries.get(file) ?? {};
    const conflict = await getConflict(db, file, { base, published });
    if (!conflict) throw new ProblemError('not-found', 'This entry has no conflict');
    const { fileText, fields } = conflict;
    const choiceList = typeof choices === 'string' ? fields.map(() => choices) : choices;
    if (choiceList.length !== fields.length) {
      throw fieldProblem('choices', 'Choose a text for each field');
    }
    const source = resolvedText(file, { base, published, fileText }, fields, choiceList);
    return {
      changes: source === published ? [] : [{ file, source, reason: 'resolved' }],
      staffId,
      also: async (transaction) => {
        await rememberFile(transaction, { file, fileText, staffId }, now);
        await recordChange(transaction, { staffId, action: 'conflict-resolved', file }, now);
      },
    };
  };
  await publish(publisher, plan, now);
}

interface Texts {
  base: string | null;
  published: string | null;
  fileText: string | null;
}

/** @returns null if the entry leaves the site */
function resolvedText(
  file: string,
  { base, published, fileText }: Texts,
  fields: readonly FieldConflict[],
  choices: readonly Choice[],
): string | null {
  const [first] = choices;
  if (fileText === null || published === null) return first === 'file' ? fileText : published;
  const { text } = mergeSources(file, base ?? '', published, fileText);
  return resolveConflicts(
    file,
    text,
    fields.map((conflict, index) => {
      const choice = choices[index] ?? 'console';
      if (typeof choice === 'object') return { conflict, choice };
      return { conflict, choice: choice === 'file' ? 'theirs' : 'mine' };
    }),
  );
}

/** The file's text becomes the base, so that the next load does not find the conflict again. */
async function rememberFile(
  transaction: Db,
  { file, fileText, staffId }: { file: string; fileText: string | null; staffId: string | null },
  now: number,
): Promise<void> {
  await transaction.deleteFrom('entry_conflicts').where('file', '=', file).execute();
  if (fileText === null) {
    await transaction
      .updateTable('entries')
      .set({ base_version: null })
      .where('file', '=', file)
      .execute();
    return;
  }
  const version = { file, source: fileText, reason: 'file' as const, staffId };
  await addVersion(transaction, { ...version, isPublished: false, isBase: true }, now);
}
