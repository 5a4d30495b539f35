import type { JobDetail, JobListing } from '#contract/jobs.ts';
import { JOB_PAGE } from '#contract/page-sizes.ts';
import type { PublicApi } from '#contract/public-api.ts';

/** How many openings stand below one, or in the place of a missing one. */
const SHOWN = 3;

const ALL = { offset: 0, limit: JOB_PAGE.maxLimit };

/** Open openings whose names share the most words with a slug; none where the list fails. */
export async function similarJobs(api: PublicApi, slug: string): Promise<JobListing[]> {
  const { data } = await api.listJobs(ALL).catch(() => ({ data: [] }));
  const words = new Set(slug.split('-'));
  const shared = (job: JobListing) => job.slug.split('-').filter((word) => words.has(word)).length;
  return data.toSorted((a, b) => shared(b) - shared(a)).slice(0, SHOWN);
}

/** Open openings that ask for the same: skills first, then the department and the level. */
export async function jobsLike(api: PublicApi, job: JobDetail): Promise<JobListing[]> {
  const skills = new Set(job.hardSkills?.map(({ id }) => id));
  const searches = [{ skill: [...skills] }, { department: [job.department.name] }];
  const lists = await Promise.all(
    searches.map((search) => api.listJobs({ ...ALL, ...search }).catch(() => ({ data: [] }))),
  );
  const others = new Map(
    lists.flatMap(({ data }) => data).map((other) => [other.slug, other] as const),
  );
  others.delete(job.slug);
  const likeness = (other: JobListing) =>
    2 * (other.hardSkills ?? []).filter(({ id }) => skills.has(id)).length +
    Number(other.department.name === job.department.name) +
    Number(other.type === job.type);
  return [...others.values()]
    .map((other) => ({ other, like: likeness(other) }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}
