import { type JobFacet, overlapOf } from '#contract/job-search.ts';
import type { JobHours } from '#contract/jobs.ts';
import type { Db, JobListingsTable } from '#db/schema.ts';

const COLUMNS = [
  'slug',
  'name',
  'department_name',
  'hard_skills',
  'type',
  'work_mode',
  'job_type',
  'location',
  'hours',
  'pay_rank',
  'published_at',
  'valid_through',
  'words',
] as const satisfies (keyof JobListingsTable)[];

type Stored = Pick<JobListingsTable, (typeof COLUMNS)[number]>;

export interface IndexedRow extends Omit<Stored, 'published_at' | 'valid_through' | 'pay_rank'> {
  publishedAt: number;
  /** Infinity while it is open ended. */
  validThrough: number;
  payRank: number;
}

/** Rows that are read before something else has its turn. */
const AT_ONCE = 2000;

/** All openings, the newest first. */
export async function rowsToIndex(db: Db): Promise<IndexedRow[]> {
  const rows: Stored[] = [];
  for (let part: Stored[] | undefined; !part || part.length === AT_ONCE; ) {
    part = await stored(db)
      .where('slug', '>', part?.at(-1)?.slug ?? '')
      .orderBy('slug')
      .limit(AT_ONCE)
      .execute();
    rows.push(...part);
  }
  return newestFirst(rows);
}

/** Those of these slugs that there are, the newest first. */
export async function rowsAmong(db: Db, slugs: readonly string[]): Promise<IndexedRow[]> {
  const rows: Stored[] = [];
  for (let at = 0; at < slugs.length; at += AT_ONCE) {
    rows.push(
      ...(await stored(db)
        .where('slug', 'in', slugs.slice(at, at + AT_ONCE))
        .execute()),
    );
  }
  return newestFirst(rows);
}

const stored = (db: Db) => db.selectFrom('job_listings').select(COLUMNS);

function newestFirst(rows: readonly Stored[]): IndexedRow[] {
  return rows
    .map(({ published_at, valid_through, pay_rank, ...row }) => ({
      ...row,
      publishedAt: published_at,
      validThrough: valid_through ?? Number.POSITIVE_INFINITY,
      payRank: pay_rank,
    }))
    .sort((a, b) => b.publishedAt - a.publishedAt || (a.slug < b.slug ? -1 : 1));
}

/** What an opening is found by under each filter. */
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
