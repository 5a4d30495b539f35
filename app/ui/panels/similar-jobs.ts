import type { JobDetail, JobListing } from '#contract/jobs.ts';
import { JOB_PAGE } from '#contract/page-sizes.ts';
import type { PublicApi } from '#contract/public-api.ts';

const MAX_JOBS = 3;

const ALL = { offset: 0, limit: JOB_PAGE.maxLimit };

/** Open jobs that share the most words with a slug; empty if the API call fails. */
async function jobsMatchingSlug(api: PublicApi, slug: string): Promise<JobListing[]> {
  const { data } = await api.listJobs(ALL).catch(() => ({ data: [] }));
  const words = new Set(slug.split('-'));
  const overlap = (job: JobListing) => job.slug.split('-').filter((word) => words.has(word)).length;
  return data.toSorted((a, b) => overlap(b) - overlap(a)).slice(0, MAX_JOBS);
}

/**
 * Open jobs for the page of a job that is unknown or has closed. All unknown jobs share one page, so
 * theirs are the newest.
 */
export function jobsInsteadOf(api: PublicApi, slug: string, isUnknown: boolean) {
  return isUnknown ? newestJobs(api) : jobsMatchingSlug(api, slug);
}

/** Empty if the API call fails, because pages only add these jobs. */
export async function newestJobs(api: PublicApi): Promise<JobListing[]> {
  const { data } = await api
    .listJobs({ offset: 0, limit: MAX_JOBS, sort: 'newest' })
    .catch(() => ({ data: [] }));
  return data;
}

/** Open jobs with similar requirements: skills count twice, department and level once. */
export async function similarJobs(api: PublicApi, job: JobDetail): Promise<JobListing[]> {
  const skills = new Set(job.hardSkills?.map(({ id }) => id));
  // An empty filter matches every job.
  const searches = [
    ...(skills.size > 0 ? [{ skill: [...skills] }] : []),
    { department: [job.department.name] },
  ];
  const lists = await Promise.all(
    searches.map((search) => api.listJobs({ ...ALL, ...search }).catch(() => ({ data: [] }))),
  );
  const others = new Map(
    lists.flatMap(({ data }) => data).map((other) => [other.slug, other] as const),
  );
  others.delete(job.slug);
  const scoreOf = (other: JobListing) =>
    2 * (other.hardSkills ?? []).filter(({ id }) => skills.has(id)).length +
    Number(other.department.name === job.department.name) +
    Number(other.type === job.type);
  return [...others.values()]
    .map((other) => ({ other, score: scoreOf(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_JOBS)
    .map(({ other }) => other);
}
