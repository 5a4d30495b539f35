import type { JobQuestion } from '#contract/job-questions.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { formerOpening } from './former-openings.ts';
import { openJobs, publishedJobs, toDetail } from './job-rows.ts';

/** @throws ProblemError `not-found`, or `gone` for an opening that has closed */
export async function getJob(db: Db, slug: string, now = Date.now()): Promise<JobDetail> {
  // PostgreSQL would refuse to look for a text with U+0000 in it.
  const row = slug.includes('\0')
    ? undefined
    : await publishedJobs(db, now).selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) throw await missing(db, slug);
  if (row.valid_through !== null && row.valid_through < now) throw closed(row.name);
  return toDetail(row);
}

async function missing(db: Db, slug: string): Promise<ProblemError> {
  const former = slug.includes('\0') ? undefined : await formerOpening(db, slug);
  if (former !== undefined) return closed(former);
  return new ProblemError('not-found', `There is no job opening "${slug}"`);
}

const closed = (name: string) => new ProblemError('gone', `The job opening "${name}" has closed`);

/** What this opening asks applicants by itself; nothing where there is no such opening. */
export async function jobQuestions(db: Db, slug: string, now: number): Promise<JobQuestion[]> {
  const row = await openJobs(db, now)
    .select('questions')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ? JSON.parse(row.questions) : [];
}

/** The opening if it can be applied for now, else undefined. */
export function findOpenJob(db: Db, slug: string, now: number) {
  return openJobs(db, now).select(['slug', 'name']).where('slug', '=', slug).executeTakeFirst();
}
