import type { JobSearch } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { Meant } from '#domain/content/search-words.ts';
import { rowsAmong } from './indexed-rows.ts';
import { JobIndex } from './job-index.ts';
import { Slices } from './slices.ts';

/**
 * For many searches among a few openings. These are too few to tell what is mistyped: what is meant by such
 * words has to be known.
 * @returns finds those that fit and are open at `now` (epoch milliseconds), the newest first
 */
export async function findAmong(
  db: Db,
  slugs: readonly string[],
): Promise<(query: JobSearch, meant: Meant, now: number) => string[]> {
  const slices = new Slices();
  const index = await JobIndex.ofRows(await rowsAmong(db, slugs, slices), slices);
  return (query, meant, now) =>
    index.search({ ...query, sort: 'newest', offset: 0, limit: slugs.length }, now, meant).slugs;
}
