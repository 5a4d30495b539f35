/** Gives an entry another slug, and thereby another URL. */
import { fieldProblem, ProblemError } from '#contract/problem.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import { createEntry, pathOf, titleOf } from '#domain/content/entries/index.ts';
import { applyChanges, valueAt } from '#domain/content/source/index.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { getDraft } from './drafts.ts';
import { recordChange } from './publish-entry.ts';
import {
  type ChangeSet,
  type EntryChange,
  type PublishedPack,
  type Publisher,
  publish,
} from './publisher.ts';

interface Renaming {
  file: string;
  slug: string;
}

/**
 * Moves an entry to another slug: its draft, what is live, and where other entries name it as
 * related. The former URL redirects from then on.
 * @returns the new file
 * @throws ProblemError `not-found` or `invalid-fields`
 */
export async function renameEntry(
  { actor }: Permit<'content.publish'>,
  publisher: Publisher,
  { file, slug }: Renaming,
  brand: Pick<Site, 'hub' | 'slug'>,
  now: number,
): Promise<string> {
  if (!file.endsWith('.md')) throw fieldProblem('slug', 'The name of this entry is fixed');
  const newFile = file.replace(/[^/]+$/, `${slug}.md`);
  if (newFile === file) return file;
  const { staffId } = actor;
  const plan = async ({ entries }: PublishedPack): Promise<ChangeSet> => {
    const entry = entries.get(file);
    if (!entry || entry.deletedAt !== null) throw noSuchEntry();
    if (await isUsed(publisher.engine.db, newFile)) {
      throw fieldProblem('slug', 'Another entry has this slug');
    }
    return {
      changes: entry.published === null ? [] : movedTexts(entries, file, newFile),
      staffId,
      also: async (transaction) => {
        await moveDraft(transaction, file, newFile, now);
        await transaction
          .updateTable('entries')
          .set({ deleted_at: now })
          .where('file', '=', file)
          .execute();
        await redirect(transaction, [pathOf(file, brand), pathOf(newFile, brand)], now);
        await recordChange(transaction, { staffId, action: 'entry-renamed', file: newFile }, now);
      },
    };
  };
  await publish(publisher, plan, now);
  return newFile;
}

const noSuchEntry = () => new ProblemError('not-found', 'There is no such entry');

async function isUsed(db: Db, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('entries')
    .select(['published_version', 'deleted_at'])
    .where('file', '=', file)
    .executeTakeFirst();
  if (!row) return false;
  if (row.published_version !== null || row.deleted_at !== null) return true;
  return (await getDraft(db, file)) !== undefined;
}

function movedTexts(
  entries: PublishedPack['entries'],
  file: string,
  newFile: string,
): EntryChange[] {
  const folder = file.replace(/[^/]+$/, '');
  const slugOf = (path: string) => path.slice(folder.length, -'.md'.length);
  const others = [...entries.values()].flatMap(({ file: other, published }): EntryChange[] => {
    if (other === file || published === null || !other.startsWith(folder)) return [];
    if (!other.endsWith('.md') || !published.includes(slugOf(file))) return [];
    const related = valueAt(other, published, ['related']);
    if (!Array.isArray(related) || !related.includes(slugOf(file))) return [];
    const path = ['related', related.indexOf(slugOf(file))];
    const source = applyChanges(other, published, [{ op: 'set', path, value: slugOf(newFile) }]);
    return [{ file: other, source, reason: 'published' }];
  });
  return [
    { file: newFile, source: entries.get(file)?.published ?? null, reason: 'published' },
    { file, source: null, reason: 'published' },
    ...others,
  ];
}

async function moveDraft(db: Db, file: string, newFile: string, now: number): Promise<void> {
  const draft = await getDraft(db, file);
  if (!draft) return;
  await createEntry(db, { file: newFile, title: titleOf(newFile, draft.source) }, now);
  await db
    .updateTable('entry_drafts')
    .set({ file: newFile, base_version: null })
    .where('file', '=', file)
    .execute();
}

/** Earlier redirects to the former path lead to the new one, so that each is one hop. */
async function redirect(
  db: Db,
  [from, to]: readonly [string | null, string | null],
  now: number,
): Promise<void> {
  if (from === null || to === null) return;
  await db
    .updateTable('entry_redirects')
    .set({ to_path: to })
    .where('to_path', '=', from)
    .execute();
  await db.deleteFrom('entry_redirects').where('from_path', '=', to).execute();
  const row = { to_path: to, created_at: now };
  await db
    .insertInto('entry_redirects')
    .values({ from_path: from, ...row })
    .onConflict((existing) => existing.column('from_path').doUpdateSet(row))
    .execute();
}
