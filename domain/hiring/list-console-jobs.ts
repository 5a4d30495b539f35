import type { ConsoleJob } from '#contract/console/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/** Lists the pack's jobs and the jobs that only applications still refer to, the newest first. */
export async function listConsoleJobs(
  _permit: Permit<'openings.read'>,
  db: Db,
  now: number,
): Promise<ConsoleJob[]> {
  const counts = await countApplications(db, null);
  const rows = await storedJobs(db).execute();
  const packSlugs = new Set(rows.map(({ slug }) => slug));
  const removed = [...counts].filter(([slug]) => !packSlugs.has(slug));
  return [
    ...rows.map((row) => toJob(row, counts.get(row.slug), now)),
    ...removed.map(([slug, count]) => removedJob(slug, count)),
  ].sort((a, b) => b.publishedAt - a.publishedAt || (a.slug < b.slug ? -1 : 1));
}

/** One job; undefined if neither the pack nor an application names it. */
export async function getConsoleJob(
  db: Db,
  slug: string,
  now: number,
): Promise<ConsoleJob | undefined> {
  const counts = (await countApplications(db, slug)).get(slug);
  const row = await storedJobs(db).where('job_listings.slug', '=', slug).executeTakeFirst();
  if (row) return toJob(row, counts, now);
  return counts && removedJob(slug, counts);
}

const storedJobs = (db: Db) =>
  db
    .selectFrom('job_listings')
    .leftJoin('job_changes', 'job_changes.slug', 'job_listings.slug')
    .select(['job_listings.slug', 'name', 'department_name as department', 'version'])
    .select(['published_at as publishedAt', 'job_listings.valid_through as validThrough'])
    .select(['pack_valid_through as packValidThrough', 'closed_at as closedAt'])
    .select('job_changes.valid_through as ownEnd');

type Row = Awaited<ReturnType<ReturnType<typeof storedJobs>['execute']>>[number];

const DAY = 86_400_000;

function toJob(row: Row, counts: JobCounts = NO_APPLICATIONS, now: number): ConsoleJob {
  const { publishedAt, validThrough: end } = row;
  const { applicationsName, firstAt, ...totals } = counts;
  const until = Math.min(now, end ?? now);
  return {
    ...row,
    ...totals,
    isOpen: publishedAt <= now && (end === null || end >= now),
    daysOpen: Math.max(0, Math.floor((until - publishedAt) / DAY)),
    isInPack: true,
    version: row.version ?? 0,
  };
}

function removedJob(slug: string, counts: JobCounts): ConsoleJob {
  const { applicationsName, firstAt, ...totals } = counts;
  return {
    ...totals,
    slug,
    name: applicationsName || slug,
    department: '',
    isInPack: false,
    isOpen: false,
    publishedAt: firstAt,
    validThrough: null,
    packValidThrough: null,
    ownEnd: null,
    closedAt: null,
    daysOpen: 0,
    version: 0,
  };
}

interface JobCounts {
  /** The job's name in the newest application. */
  applicationsName: string;
  /** Epoch milliseconds of the first application. */
  firstAt: number;
  applications: number;
  unread: number;
  stages: Record<string, number>;
  /** Like `stages`, without withdrawn applications. */
  active: Record<string, number>;
  sources: { page: string; count: number }[];
}

const NO_APPLICATIONS: JobCounts = {
  applicationsName: '',
  firstAt: 0,
  applications: 0,
  unread: 0,
  stages: {},
  active: {},
  sources: [],
};

/** Source pages listed per job; the others have few applications. */
const MAX_SOURCES = 10;

/**
 * Counts of applications by the slug of their job.
 * @param slug one job, or null for all
 */
async function countApplications(db: Db, slug: string | null): Promise<Map<string, JobCounts>> {
  const counts = new Map<string, JobCounts>();
  const countsOf = (jobSlug: string) => {
    const counted = counts.get(jobSlug) ?? {
      ...NO_APPLICATIONS,
      stages: {},
      active: {},
      sources: [],
    };
    counts.set(jobSlug, counted);
    return counted;
  };
  for (const row of await byStage(db, slug)) {
    const count = countsOf(row.slug);
    count.applications += Number(row.total);
    count.unread += Number(row.total) - Number(row.read);
    count.stages[row.stage] = Number(row.total);
    count.active[row.stage] = Number(row.total) - Number(row.withdrawn);
  }
  for (const row of await byPage(db, slug)) {
    const count = countsOf(row.slug);
    count.applicationsName = row.name ?? '';
    count.firstAt = Math.min(count.firstAt || row.first, row.first);
    count.sources.push({ page: row.page, count: Number(row.total) });
  }
  for (const count of counts.values()) {
    count.sources = count.sources.sort((a, b) => b.count - a.count).slice(0, MAX_SOURCES);
  }
  return counts;
}

/** Applications for one job, or for all jobs if `slug` is null. */
const jobApplications = (db: Db, slug: string | null) =>
  db
    .selectFrom('applications')
    .select('job_slug as slug')
    .where('job_slug', 'is not', null)
    .$if(slug !== null, (rows) => rows.where('job_slug', '=', slug))
    .$narrowType<{ slug: string }>();

const byStage = (db: Db, slug: string | null) =>
  jobApplications(db, slug)
    .select('stage')
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.count('read_at').as('read'),
      fn.count('withdrawn_at').as('withdrawn'),
    ])
    .groupBy(['job_slug', 'stage'])
    .execute();

const byPage = (db: Db, slug: string | null) =>
  jobApplications(db, slug)
    .select('consent_page as page')
    .select(({ fn }) => [
      fn.countAll().as('total'),
      fn.max('job_name').as('name'),
      fn.min('submitted_at').as('first'),
    ])
    .groupBy(['job_slug', 'consent_page'])
    .execute();
