/** New entries: from a template of their kind, or as a copy of another. */
import { dirname } from 'node:path';
import type { CreatableKind } from '#contract/console/entry-names.ts';
import type { FieldChange, FieldPath } from '#contract/console/field-changes.ts';
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import { createEntry, fileOf, titleOf } from '#domain/content/entries/index.ts';
import { applyChanges, ChangeError, valueAt } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { addToLists } from './add-to-lists.ts';
import { draftOrLive, replaceDraft } from './drafts.ts';
import { templateOf } from './templates.ts';
import { checkFreePath, checkUnused } from './unused-file.ts';

interface NewEntry {
  kind: CreatableKind;
  slug: string;
  title: string;
  /** File of the entry to copy. */
  copyOf?: string | undefined;
}

interface Context {
  site: Site;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * @returns the file of the new entry, which is a draft
 * @throws ProblemError `invalid-fields` if the slug is in use, or for a copied entry of another kind;
 *   `not-found` for the copied entry
 */
export async function createDraft(
  { actor }: Permit<'content.edit'>,
  db: Db,
  { kind, slug, title, copyOf }: NewEntry,
  { site, now }: Context,
): Promise<string> {
  const file = fileOf(kind, slug, site);
  const template = await (copyOf === undefined
    ? newSource(db, kind, { site, now })
    : copiedSource(db, copyOf, file));
  const source = withTitle({ kind, file, copyOf }, template, title);
  const { staffId } = actor;
  await checkFreePath(db, file, site);
  await db.transaction().execute(async (transaction) => {
    await checkUnused(transaction, file);
    await createEntry(transaction, { file, title: titleOf(file, source) }, now);
    await transaction
      .updateTable('entries')
      .set({ deleted_at: null })
      .where('file', '=', file)
      .execute();
    await replaceDraft(transaction, { file, source, staffId, version: 0 }, now);
    await addToLists(transaction, { file, title, copyOf, staffId }, now);
  });
  return file;
}

/** @param file that it is copied to; entries of a kind are in one folder */
async function copiedSource(db: Db, copyOf: string, file: string): Promise<string> {
  if (dirname(copyOf) !== dirname(file)) throw fieldProblem('copyOf', 'Copy an entry of this kind');
  const source = await draftOrLive(db, copyOf);
  if (source === null) throw new ProblemError('not-found', 'The entry to copy is gone');
  return explained(copyOf, () => withoutFormerUrls(copyOf, source));
}

async function newSource(db: Db, kind: CreatableKind, { site, now }: Context): Promise<string> {
  const source = templateOf(kind, now, site);
  if (kind !== 'package') return source;
  // A package must name two others. The editor can choose others than the first ones.
  const list = 'service-packages.yaml';
  const packages = (await draftOrLive(db, list)) ?? '';
  const value = [0, 1].map((index) => String(valueAt(list, packages, [index, 'slug']) ?? ''));
  const file = fileOf(kind, 'new', site);
  return applyChanges(file, source, [{ op: 'set', path: ['relatedPackages'], value }]);
}

/** Paths of the fields that are the title; empty if another entry has it. */
const TITLES: Readonly<Partial<Record<CreatableKind, FieldPath[]>>> = {
  job: [['name']],
  event: [['name']],
  training: [['name']],
  'plain-page': [['meta', 'title'], ['heading']],
  solution: [['meta', 'title'], ['heading']],
  package: [],
  'customer-story': [
    ['meta', 'title'],
    ['heroContent', 'title'],
  ],
};

function withTitle(
  { kind, file, copyOf }: { kind: CreatableKind; file: string; copyOf: string | undefined },
  source: string,
  title: string,
): string {
  const paths = TITLES[kind] ?? [['title']];
  const changes = paths.map((path): FieldChange => ({ op: 'set', path, value: title }));
  return explained(copyOf, () => applyChanges(file, source, changes));
}

/** @throws ProblemError `invalid-fields` if the copied entry, such as a draft, cannot be read */
function explained(copyOf: string | undefined, change: () => string): string {
  try {
    return change();
  } catch (error) {
    if (copyOf === undefined || !(error instanceof ChangeError)) throw error;
    throw fieldProblem('copyOf', error.message);
  }
}

/** A copy is another page, and a path on a former site leads to one page only. */
function withoutFormerUrls(file: string, source: string): string {
  if (valueAt(file, source, ['formerUrls']) === undefined) return source;
  return applyChanges(file, source, [{ op: 'unset', path: ['formerUrls'] }]);
}
