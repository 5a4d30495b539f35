import type { JobSearch } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import { rowsAmong } from './indexed-rows.ts';
import { JobIndex } from './job-index.ts';
import { Slices } from './slices.ts';

/**
 * For many searches among a few openings.
 * @returns finds those that fit and are open at `now` (epoch milliseconds), the newest first
 */
export async function findAmong(
  db: Db,
  slugs: readonly string[],
): Promise<(query: JobSearch, now: number) => string[]> {
  const slices = new Slices();
  const index = await JobIndex.ofRows(await rowsAmong(db, slugs, slices), slices);
  return (query, now) =>
    index.search({ ...query, sort: 'newest', offset: 0, limit: slugs.length }, now).slugs;
}
