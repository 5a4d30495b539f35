import type { JobListing, JobPage, JobSearch } from '#contract/jobs.ts';
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
  const { slugs, total, facets, meant } = await finder.find(query, now);
  const data = await jobsBySlug(db, slugs, now);
  return { data, total, facets, ...(meant && total > 0 && { areSimilar: true }) };
}

/** These openings in this order, as far as they have been published. */
export async function jobsBySlug(
  db: Db,
  slugs: readonly string[],
  now: number,
): Promise<JobListing[]> {
  if (slugs.length === 0) return [];
  const rows = await publishedJobs(db, now)
    .select(LISTING_COLUMNS)
    .where('slug', 'in', [...slugs])
    .execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []).map(toListing);
}
