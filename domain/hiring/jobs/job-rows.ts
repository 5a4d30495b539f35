/** Jobs as they are stored, and as the API returns them. */
import type { EntrySlug, ListRange } from '#contract/entry-kinds.ts';
import type { JobQuestion } from '#contract/job-questions.ts';
import type { JobDetail, JobListing, JobPage, JobSearch } from '#contract/jobs.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { entrySlug, queryableSlug } from '#domain/content/entry-slugs.ts';
import { findBySlug } from '#domain/content/find-by-slug.ts';
import { JOB_FOLDER } from '#domain/content/pack-files/index.ts';
import { sanitizeBody } from '#domain/content/rich-text.ts';
import { formerJobName } from './former-jobs.ts';
import type { JobFinder } from './job-finder.ts';

const publishedJobs = (db: Db, now: number) =>
  db.selectFrom('job_listings').where('published_at', '<=', now);

/** Jobs that accept applications. */
export const openJobs = (db: Db, now: number) =>
  publishedJobs(db, now).where((row) =>
    row.or([row('valid_through', 'is', null), row('valid_through', '>=', now)]),
  );

const listings = (db: Db, now: number) =>
  publishedJobs(db, now)
    .select(['slug as id', 'slug', 'name', 'location', 'type', 'places'])
    .select(['published_at as publishedAt', 'valid_through as validThrough'])
    .select(['department_name', 'department_color', 'job_type', 'work_mode'])
    .select(['hard_skills', 'role_summary', 'pay', 'hours']);

type ListingRow = Awaited<ReturnType<ReturnType<typeof listings>['execute']>>[number];

function toListing(row: ListingRow): JobListing {
  const { department_name, department_color, job_type, work_mode, ...others } = row;
  const { hard_skills, role_summary, pay, hours, ...listing } = others;
  return {
    ...listing,
    roleSummary: sanitizeBody(role_summary),
    department: { name: department_name, color: department_color },
    hardSkills: JSON.parse(hard_skills),
    jobType: { name: job_type },
    workMode: { name: work_mode },
    pay: pay === null ? null : JSON.parse(pay),
    hours: hours === null ? null : JSON.parse(hours),
  };
}

/** @throws ProblemError `not-found`, or `gone` for a job that has closed */
export async function getJob(db: Db, slug: string, now = Date.now()): Promise<JobDetail> {
  const row = await findBySlug(db, JOB_FOLDER, slug, (current) =>
    listings(db, now)
      .select(['minimum_qualifications', 'preferred_qualifications', 'responsibilities'])
      .select(['benefits', 'footer', 'applicant_countries', 'contacts', 'questions'])
      .where('slug', '=', current)
      .executeTakeFirst(),
  );
  if (!row) throw await missingJobProblem(db, slug);
  if (row.validThrough !== null && row.validThrough < now) throw closedJobProblem(row.name);
  const { minimum_qualifications, preferred_qualifications, responsibilities, ...others } = row;
  const { benefits, footer, applicant_countries, contacts, questions, ...listing } = others;
  return {
    ...toListing(listing),
    applicantCountries: JSON.parse(applicant_countries),
    minimumQualifications: sanitizeBody(minimum_qualifications),
    preferredQualifications: sanitizeBody(preferred_qualifications),
    responsibilities: sanitizeBody(responsibilities),
    benefits: sanitizeBody(benefits),
    footer: sanitizeBody(footer),
    jobContact: JSON.parse(contacts),
    questions: JSON.parse(questions),
  };
}

async function missingJobProblem(db: Db, slug: string): Promise<ProblemError> {
  const formerName = await formerJobName(db, queryableSlug(slug));
  if (formerName !== undefined) return closedJobProblem(formerName);
  return new ProblemError('not-found', `There is no job opening "${slug}"`);
}

const closedJobProblem = (name: string) =>
  new ProblemError('gone', `The job opening "${name}" has closed`);

/** The job's own questions to applicants; empty if there is no such open job. */
export async function jobQuestions(db: Db, slug: string, now: number): Promise<JobQuestion[]> {
  const row = await findBySlug(db, JOB_FOLDER, slug, (current) =>
    openJobs(db, now).select('questions').where('slug', '=', current).executeTakeFirst(),
  );
  return row ? JSON.parse(row.questions) : [];
}

/** The job if it accepts applications, otherwise undefined. */
export const findOpenJob = (db: Db, slug: string, now: number) =>
  findBySlug(db, JOB_FOLDER, slug, (current) =>
    openJobs(db, now).select(['slug', 'name']).where('slug', '=', current).executeTakeFirst(),
  );

/** One page of matching open jobs, with the facets for further filtering. */
export async function listJobs(
  db: Db,
  finder: JobFinder,
  query: JobSearch,
  now = Date.now(),
): Promise<JobPage> {
  const { slugs, total, facets, corrections } = await finder.find(query, now);
  const data = await jobsBySlug(db, slugs, now);
  return { data, total, facets, ...(corrections && total > 0 && { areSimilar: true }) };
}

/** The published ones of these jobs, in this order. */
export async function jobsBySlug(
  db: Db,
  slugs: readonly string[],
  now: number,
): Promise<JobListing[]> {
  if (slugs.length === 0) return [];
  const rows = await listings(db, now).where('slug', 'in', slugs).execute();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []).map(toListing);
}

export async function countOpenJobs(db: Db, now = Date.now()): Promise<number> {
  const { total } = await openJobs(db, now)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Jobs that accept applications, ordered by slug. */
export async function openJobSlugs(
  db: Db,
  { first, count }: ListRange,
  now = Date.now(),
): Promise<EntrySlug[]> {
  const rows = await openJobs(db, now)
    .select(['slug', 'published_at', 'changed_at'])
    .orderBy('slug')
    .limit(count)
    .offset(first)
    .execute();
  return rows.map(entrySlug);
}
