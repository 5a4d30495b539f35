import type { JobPage, JobSearch } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { JobFinder } from './job-finder.ts';
import { LISTING_COLUMNS, publishedJobs, toListing } from './job-rows.ts';

/** One page of the open openings that fit, with what else there is to filter by. */
export async function listJobs(
  db: Db,
  finder: JobFinder,
  query: JobSearch,
  now = Date.now(),
): Promise<JobPage> {
  const { slugs, total, facets } = await finder.find(query, now);
  if (slugs.length === 0) return { data: [], total, facets };
  const rows = await publishedJobs(db, now)
    .select(LISTING_COLUMNS)
    .where('slug', 'in', slugs)
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const found = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  return { data: found.map(toListing), total, facets };
}
