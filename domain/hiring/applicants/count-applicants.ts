import { sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  APPLICANT_COUNT_LIMIT,
  type ApplicantCounts,
  type ApplicantQuery,
} from '#contract/console/applicants.ts';
import type { Permit } from '#domain/staff/permissions/index.ts';
import { filterOf } from './filter.ts';
import { allOf, foundBy } from './found.ts';
import { matchesOf, type SearchedDb } from './matching.ts';
import { viewerOf } from './viewer.ts';

/**
 * How many stand at each stage, of those that the other filters find. Without another filter than
 * the opening they are counted from an index alone, however many there are.
 * @throws ProblemError `malformed` for a filter that is none
 */
export async function countApplicants(
  { actor }: Permit<'applicants.read'>,
  searched: SearchedDb,
  query: Omit<ApplicantQuery, 'stage' | 'sort' | 'cursor'>,
): Promise<z.infer<typeof ApplicantCounts>> {
  const { db } = searched;
  const { opening, ...others } = query;
  const isBounded = Object.values(others).some((value) => value !== undefined && value !== '');
  const filter = filterOf(query, actor.staffId);
  const matches = await matchesOf(searched, filter, APPLICANT_COUNT_LIMIT);
  const narrowed = { ...filter, matching: matches?.all ?? null };
  const { from, where } = foundBy(narrowed, viewerOf(actor));
  const most = isBounded ? sql`limit ${APPLICANT_COUNT_LIMIT + 1}` : sql``;
  const { rows } = await sql<{ stage: string; n: number }>`
    select stage, count(*) as n from (
      select a.stage as stage from ${from}
      where ${allOf([...where, sql<boolean>`a.withdrawn_at is null`])} ${most}
    ) as counted group by stage
  `.execute(db);
  const total = rows.reduce((sum, { n }) => sum + Number(n), 0);
  if (isBounded && total > APPLICANT_COUNT_LIMIT) return { stages: null };
  return { stages: Object.fromEntries(rows.map(({ stage, n }) => [stage, Number(n)])) };
}
