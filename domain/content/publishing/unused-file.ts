/** Whether the name of a new entry's file, and the path of its page, are free. */
import { ROOT_FOLDERS } from '#contract/page-paths.ts';
import { fieldProblem } from '#contract/problem.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import { loadInspectionFacts } from '#domain/content/pack/index.ts';
import { getDraft } from './drafts.ts';

/**
 * The former file of a renamed entry is free, and so is one that left the folder.
 * @throws ProblemError `invalid-fields` for the field `slug`
 */
export async function checkUnused(db: Db, file: string): Promise<void> {
  const row = await db
    .selectFrom('entries')
    .leftJoin('entry_redirects', 'from_file', 'file')
    .select(['published_version', 'deleted_at', 'to_file'])
    .where('file', '=', file)
    .executeTakeFirst();
  if (!row) return;
  if (row.deleted_at !== null && row.to_file === null) {
    throw fieldProblem('slug', 'An entry in the bin has this slug');
  }
  const isLive = row.published_version !== null && row.deleted_at === null;
  if (isLive || (await getDraft(db, file))) {
    throw fieldProblem('slug', 'Another entry has this slug');
  }
}

const ROOT_FILE = new RegExp(`^pages/(${ROOT_FOLDERS.join('|')})/([^/]+)\\.yaml$`);

/**
 * Pages in several folders have paths of one part, as most built-in pages have.
 * @param file of a new entry
 * @throws ProblemError `invalid-fields` for the field `slug`
 */
export async function checkFreePath(
  db: Db,
  file: string,
  site: Pick<Site, 'hub' | 'slug'>,
): Promise<void> {
  const [, folder, slug] = ROOT_FILE.exec(file) ?? [];
  if (slug === undefined) return;
  const { takenMessage } = await loadInspectionFacts();
  if (takenMessage(slug, site)) throw fieldProblem('slug', 'The site uses this path already');
  for (const other of ROOT_FOLDERS.filter((name) => name !== folder)) {
    await checkUnused(db, `pages/${other}/${slug}.yaml`);
  }
}
