/** Gives an entry another slug, and thereby another URL. */
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { titleOf } from '#domain/content/entries/index.ts';
import { applyChanges, valueAt } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft } from './drafts.ts';
import { moveHistory } from './move-history.ts';
import {
  type ChangeSet,
  type EntryChange,
  type PublishedPack,
  type Publisher,
  publish,
} from './publisher.ts';
import { recordChange } from './record-change.ts';
import { checkUnused } from './unused-file.ts';

interface Renaming {
  file: string;
  slug: string;
}

/**
 * Moves an entry to another slug: its versions, its draft, what is live and what is planned, and
 * where other entries name it as related. The former URL redirects from then on.
 * @returns the new file
 * @throws ProblemError `not-found` or `invalid-fields`
 */
export async function renameEntry(
  { actor }: Permit<'content.publish'>,
  publisher: Publisher,
  { file, slug }: Renaming,
  now: number,
): Promise<string> {
  if (!file.endsWith('.md')) throw fieldProblem('slug', 'The name of this entry is fixed');
  const newFile = file.replace(/[^/]+$/, `${slug}.md`);
  if (newFile === file) return file;
  const { staffId } = actor;
  const { db } = publisher.engine;
  const plan = async ({ entries }: PublishedPack): Promise<ChangeSet> => {
    const entry = entries.get(file);
    if (!entry || entry.deletedAt !== null) throw noSuchEntry();
    await checkUnused(db, newFile);
    const source = (await getDraft(db, file))?.source ?? entry.published ?? '';
    const title = titleOf(newFile, source);
    const added = entries.get(newFile)?.lastVersion ?? 0;
    return {
      changes: movedTexts(entries, { file, newFile, added }),
      staffId,
      first: async (transaction) => {
        await moveHistory(transaction, { from: file, to: newFile, title }, now);
        await redirect(transaction, file, newFile, now);
        await recordChange(transaction, { staffId, action: 'entry-renamed', file: newFile }, now);
      },
    };
  };
  await publish(publisher, plan, now);
  return newFile;
}

const noSuchEntry = () => new ProblemError('not-found', 'There is no such entry');

interface Moved {
  file: string;
  newFile: string;
  /** To the number of each version. */
  added: number;
}

function movedTexts(
  entries: PublishedPack['entries'],
  { file, newFile, added }: Moved,
): EntryChange[] {
  const { published = null, publishedVersion = null } = entries.get(file) ?? {};
  if (published === null || publishedVersion === null) return [];
  const version = publishedVersion + added;
  return [
    { file: newFile, source: published, reason: 'published', version },
    { file, source: null, reason: 'published' },
    ...relatedTexts(entries, file, newFile),
  ];
}

/** Other entries of the folder that name this one as related. */
function relatedTexts(
  entries: PublishedPack['entries'],
  file: string,
  newFile: string,
): EntryChange[] {
  const folder = file.replace(/[^/]+$/, '');
  const slugOf = (path: string) => path.slice(folder.length, -'.md'.length);
  return [...entries.values()].flatMap(({ file: other, published }): EntryChange[] => {
    if (other === file || published === null || !other.startsWith(folder)) return [];
    if (!other.endsWith('.md') || !published.includes(slugOf(file))) return [];
    const related = valueAt(other, published, ['related']);
    if (!Array.isArray(related) || !related.includes(slugOf(file))) return [];
    const path = ['related', related.indexOf(slugOf(file))];
    const source = applyChanges(other, published, [{ op: 'set', path, value: slugOf(newFile) }]);
    return [{ file: other, source, reason: 'published' }];
  });
}

/** Earlier redirects to the former file lead to the new one, so that each is one hop. */
async function redirect(db: Db, from: string, to: string, now: number): Promise<void> {
  await db
    .updateTable('entry_redirects')
    .set({ to_file: to })
    .where('to_file', '=', from)
    .execute();
  await db.deleteFrom('entry_redirects').where('from_file', '=', to).execute();
  const row = { to_file: to, created_at: now };
  await db
    .insertInto('entry_redirects')
    .values({ from_file: from, ...row })
    .onConflict((existing) => existing.column('from_file').doUpdateSet(row))
    .execute();
}
