import { type JobFacet, overlapOf } from '#contract/job-search.ts';
import type { JobHours } from '#contract/jobs.ts';
import type { Db } from '#db/schema.ts';
import type { Slices } from './slices.ts';

const stored = (db: Db) =>
  db
    .selectFrom('job_listings')
    .select(['slug', 'name', 'department_name', 'hard_skills', 'type', 'work_mode', 'job_type'])
    .select(['location', 'hours', 'pay_rank as payRank', 'published_at as publishedAt'])
    .select(['valid_through as end', 'words']);

type Stored = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number];

export interface IndexedRow extends Omit<Stored, 'end'> {
  /** Infinity while it is open ended. */
  validThrough: number;
}

/** Rows that are read in one go. */
const AT_ONCE = 250;

/** All openings, the newest first. */
export async function rowsToIndex(db: Db, slices: Slices): Promise<IndexedRow[]> {
  const rows: IndexedRow[] = [];
  for (let part: Stored[] | undefined; !part || part.length === AT_ONCE; ) {
    part = await stored(db)
      .where('slug', '>', part?.at(-1)?.slug ?? '')
      .orderBy('slug')
      .limit(AT_ONCE)
      .execute();
    await slices.each(part, (row) => rows.push(indexedRow(row)));
  }
  return slices.sort(rows, newestFirst);
}

/** Those of these slugs that there are, the newest first. */
export async function rowsAmong(
  db: Db,
  slugs: readonly string[],
  slices: Slices,
): Promise<IndexedRow[]> {
  const rows: IndexedRow[] = [];
  for (let at = 0; at < slugs.length; at += AT_ONCE) {
    const some = slugs.slice(at, at + AT_ONCE);
    const part = await stored(db).where('slug', 'in', some).execute();
    await slices.each(part, (row) => rows.push(indexedRow(row)));
  }
  return slices.sort(rows, newestFirst);
}

const indexedRow = ({ end, ...row }: Stored): IndexedRow => ({
  ...row,
  validThrough: end ?? Number.POSITIVE_INFINITY,
});

const newestFirst = (a: IndexedRow, b: IndexedRow) =>
  b.publishedAt - a.publishedAt || (a.slug < b.slug ? -1 : 1);

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
