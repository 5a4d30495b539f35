import { parseSearch } from '#contract/job-alert-rules.ts';
import type { JobListing } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import { findAmong, jobsBySlug } from '#domain/hiring/jobs/index.ts';
import { announcedBetween } from './announced-jobs.ts';
import { describeSearch, readCorrections } from './describe-search.ts';

/** Jobs listed in one mail. */
const MAX_JOBS = 10;

export interface AlertJobs {
  email: string;
  /** Path of the page where the alert was requested. */
  page: string;
  search: string;
  /** The search in readable form; empty for an empty `search`. */
  description: string;
  /** The newest, the newest first. */
  jobs: JobListing[];
  total: number;
}

/**
 * The jobs for an alert's mail that was enqueued at `enqueuedAt`: still open, and in no earlier
 * mail.
 * @param enqueuedAt epoch milliseconds
 * @returns null if there are none, a later mail covers them, or the alert has ended
 */
export async function findNewJobs(
  db: Db,
  id: string,
  enqueuedAt: number,
  now: number,
): Promise<AlertJobs | null> {
  const alert = await db
    .selectFrom('job_alerts')
    .select([
      'email',
      'search',
      'filter_labels',
      'consent_page',
      'last_sent_after_batch',
      'processed_batch',
      'corrections',
    ])
    .where('id', '=', id)
    .where('last_sent_at', '=', enqueuedAt)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!alert) return null;
  const { email, search, last_sent_after_batch, processed_batch, corrections } = alert;
  const { q, filters } = parseSearch(search).terms;
  const announced = await announcedBetween(db, last_sent_after_batch, processed_batch);
  const find = await findAmong(db, [...announced.keys()]);
  const slugs = find({ q, ...filters }, readCorrections(corrections), now);
  if (slugs.length === 0) return null;
  const jobs = await jobsBySlug(db, slugs.slice(0, MAX_JOBS), now);
  const description = describeSearch(search, alert.filter_labels);
  return { email, page: alert.consent_page, search, description, jobs, total: slugs.length };
}
