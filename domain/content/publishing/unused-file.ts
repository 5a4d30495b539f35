/** Whether the name of an entry's file is free. */
import { fieldProblem } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
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
