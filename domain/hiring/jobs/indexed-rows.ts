import { type JobFacet, overlapOf } from '#contract/job-search.ts';
import type { JobHours } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { Scheduler } from './scheduler.ts';

const storedJobs = (db: Db) =>
  db
    .selectFrom('job_listings')
    .select(['slug', 'name', 'department_name', 'hard_skills', 'type', 'work_mode', 'job_type'])
    .select(['location', 'hours', 'pay_rank as payRank', 'published_at as publishedAt'])
    .select(['valid_through as end', 'words']);

type StoredJob = Awaited<ReturnType<ReturnType<typeof storedJobs>['execute']>>[number];

export interface IndexedRow extends Omit<StoredJob, 'end'> {
  /** Epoch milliseconds; infinity for a job without an end. */
  validThrough: number;
}

/** Rows per query. */
const BATCH_SIZE = 250;

/** All jobs, the newest first. */
export async function rowsToIndex(db: Db, scheduler: Scheduler): Promise<IndexedRow[]> {
  const rows: IndexedRow[] = [];
  for (let part: StoredJob[] | undefined; !part || part.length === BATCH_SIZE; ) {
    part = await storedJobs(db)
      .where('slug', '>', part?.at(-1)?.slug ?? '')
      .orderBy('slug')
      .limit(BATCH_SIZE)
      .execute();
    await scheduler.each(part, (row) => rows.push(indexedRow(row)));
  }
  return scheduler.sort(rows, newestFirst);
}

/** The existing jobs among these slugs, the newest first. */
export async function rowsAmong(
  db: Db,
  slugs: readonly string[],
  scheduler: Scheduler,
): Promise<IndexedRow[]> {
  const rows: IndexedRow[] = [];
  for (let start = 0; start < slugs.length; start += BATCH_SIZE) {
    const batch = slugs.slice(start, start + BATCH_SIZE);
    const batchRows = await storedJobs(db).where('slug', 'in', batch).execute();
    await scheduler.each(batchRows, (row) => rows.push(indexedRow(row)));
  }
  return scheduler.sort(rows, newestFirst);
}

const indexedRow = ({ end, ...row }: StoredJob): IndexedRow => ({
  ...row,
  validThrough: end ?? Number.POSITIVE_INFINITY,
});

const newestFirst = (a: IndexedRow, b: IndexedRow) =>
  b.publishedAt - a.publishedAt || (a.slug < b.slug ? -1 : 1);

/** The labels under which each filter finds a job. */
export function facetLabels(row: IndexedRow): Record<JobFacet, string[]> {
  const skills = JSON.parse(row.hard_skills) as { label: string }[];
  const hours = row.hours === null ? null : (JSON.parse(row.hours) as JobHours);
  return {
    department: [row.department_name],
    skill: skills.map(({ label }) => label),
    level: [row.type],
    mode: [row.work_mode],
    type: [row.job_type],
    location: [row.location],
    overlap: hours ? [overlapOf(hours.overlap?.hours ?? 0)] : [],
  };
}
