import type { JobListing } from '#contract/jobs.ts';
import { JOB_PAGE } from '#contract/page-sizes.ts';
import type { CoreApi } from '#contract/public-api.ts';

/** How many openings a missing or closed one offers instead. */
const SHOWN = 3;

/** Open openings whose names share the most words with a slug; none where the list fails. */
export async function similarJobs(api: CoreApi, slug: string): Promise<JobListing[]> {
  const query = { offset: 0, limit: JOB_PAGE.maxLimit };
  const { data } = await api.listJobs(query).catch(() => ({ data: [] }));
  const words = new Set(slug.split('-'));
  const shared = (job: JobListing) => job.slug.split('-').filter((word) => words.has(word)).length;
  return data.toSorted((a, b) => shared(b) - shared(a)).slice(0, SHOWN);
}
