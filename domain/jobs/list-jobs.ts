import type { JobListing, JobListQuery } from '#contract/jobs.ts';
import type { ListPage } from '#contract/public-api.ts';
import type { Db } from '#db/schema.ts';
import { LISTING_COLUMNS, openJobs, toListing } from './job-rows.ts';

/** One page of the open openings, newest first. */
export async function listJobs(
  db: Db,
  { offset, limit }: JobListQuery,
  now = Date.now(),
): Promise<ListPage<JobListing>> {
  const rows = await openJobs(db, now)
    .select(LISTING_COLUMNS)
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(limit)
    .offset(offset * limit)
    .execute();
  const { total } = await openJobs(db, now)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data: rows.map(toListing), total: Number(total) };
}
