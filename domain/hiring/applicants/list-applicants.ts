import { type SqlBool, sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  APPLICANT_COUNT_LIMIT,
  APPLICANTS_PAGE,
  type ApplicantCounts,
  type ApplicantPage,
  type ApplicantQuery,
} from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { type ApplicantFilter, filterOf } from './filter.ts';
import {
  countRows,
  cursorOf,
  decodePosition,
  type ListPosition,
  readPositions,
} from './list-positions.ts';
import { findMatches, hasOnlySearchText, type Matches, type SearchableDb } from './matching.ts';
import { allOf, queryParts, type ResolvedFilter } from './query-parts.ts';
import { viewerOf } from './staff.ts';
import { readSummaries } from './summaries.ts';

/**
 * One page of the matching applications.
 * @throws ProblemError `malformed` for an invalid filter or cursor
 */
export async function listApplicants(
  { actor }: Permit<'applicants.read'>,
  searched: SearchableDb,
  query: ApplicantQuery,
): Promise<ApplicantPage> {
  const { db } = searched;
  const viewer = viewerOf(actor);
  const requestedFilter = filterOf(query, actor.staffId);
  const filter = { ...requestedFilter, skills: await rarestFirst(db, requestedFilter.skills) };
  const sort = query.sort ?? 'newest';
  const matches = await findMatches(searched, filter, APPLICANT_COUNT_LIMIT);
  const total =
    matches && hasOnlySearchText(filter)
      ? matches.total
      : await countRows(
          db,
          queryParts(narrowedTo(filter, matches?.all), viewer),
          APPLICANT_COUNT_LIMIT,
        );
  const startAfter = query.cursor ? decodePosition(sort, query.cursor) : null;
  const pageRequest = {
    filter,
    viewer,
    sort,
    after: startAfter,
    limit: APPLICANTS_PAGE + 1,
    total,
  };
  const positions = await positionsAmong(db, pageRequest, matches);
  const page = positions.slice(0, APPLICANTS_PAGE);
  const lastOnPage = positions.length > page.length ? page.at(-1) : undefined;
  const unknown = total === 0 ? await unknownValues(db, requestedFilter) : [];
  return {
    items: await readSummaries(
      db,
      page.map(({ id }) => id),
      viewer,
    ),
    next: lastOnPage ? cursorOf(sort, lastOnPage) : null,
    total,
    ...(matches?.isApproximate && total > 0 && { isApproximate: true }),
    ...(unknown.length > 0 && { unknown }),
  };
}

type Condition = ResolvedFilter['matching'];

const narrowedTo = (filter: ApplicantFilter, matching: Condition | undefined): ResolvedFilter => ({
  ...filter,
  matching: matching ?? null,
});

type PageRequest = Parameters<typeof readPositions>[1];

/** The newest of many matches are known without reading the others, so they are tried first. */
async function positionsAmong(
  db: Db,
  pageRequest: Omit<PageRequest, 'filter'> & { filter: ApplicantFilter },
  matches: Matches | null,
): Promise<ListPosition[]> {
  const { filter, sort, after, limit } = pageRequest;
  const placesIn = (matching: Condition | undefined) =>
    readPositions(db, { ...pageRequest, filter: narrowedTo(filter, matching) });
  if (matches?.newest && sort === 'newest' && !after) {
    const newest = await placesIn(matches.newest);
    if (newest.length === limit) return newest;
  }
  return placesIn(matches?.listed);
}

/**
 * Orders skills by frequency, the rarest first. All must match, so the first one drives the query
 * and the others only filter it; SQLite has no statistics to choose the rarest itself.
 */
async function rarestFirst(db: Db, skills: readonly string[]): Promise<string[]> {
  if (skills.length < 2) return [...skills];
  const counted: { skill: string; n: number }[] = [];
  for (const skill of skills) counted.push({ skill, n: await countSkill(db, skill) });
  return counted.sort((a, b) => a.n - b.n).map(({ skill }) => skill);
}

/** Counts are capped, so all frequent skills count the same. */
const countSkill = (db: Db, skill: string, max = APPLICANT_COUNT_LIMIT): Promise<number> =>
  countRows(db, { from: sql`application_skills`, where: [sql`skill = ${skill}`] }, max);

type Unknown = NonNullable<ApplicantPage['unknown']>;

/** The skills and tags of a filter that no application has, such as misspelled ones. */
async function unknownValues(
  db: Db,
  { skills, tag }: Pick<ApplicantFilter, 'skills' | 'tag'>,
): Promise<Unknown> {
  const unknown: Unknown = [];
  for (const value of skills) {
    if ((await countSkill(db, value, 1)) === 0) unknown.push({ filter: 'skill', value });
  }
  if (tag === undefined) return unknown;
  const tagged = { from: sql`application_tags`, where: [sql<SqlBool>`tag = ${tag}`] };
  if ((await countRows(db, tagged, 1)) === 0) unknown.push({ filter: 'tag', value: tag });
  return unknown;
}

/**
 * Counts the matching applications per stage. With no filter but the job, the counts come from an
 * index alone, however many applications there are.
 * @throws ProblemError `malformed` for an invalid filter
 */
export async function countApplicants(
  { actor }: Permit<'applicants.read'>,
  searched: SearchableDb,
  query: Omit<ApplicantQuery, 'stage' | 'sort' | 'cursor'>,
): Promise<z.infer<typeof ApplicantCounts>> {
  const { db } = searched;
  const { job, ...others } = query;
  const isBounded = Object.values(others).some((value) => value !== undefined && value !== '');
  const filter = filterOf(query, actor.staffId);
  const matches = await findMatches(searched, filter, APPLICANT_COUNT_LIMIT);
  const narrowed = { ...filter, matching: matches?.all ?? null };
  const { from, where } = queryParts(narrowed, viewerOf(actor));
  const limit = isBounded ? sql`limit ${APPLICANT_COUNT_LIMIT + 1}` : sql``;
  const { rows } = await sql<{ stage: string; n: number }>`
    select stage, count(*) as n from (
      select a.stage as stage from ${from}
      where ${allOf([...where, sql<boolean>`a.withdrawn_at is null`])} ${limit}
    ) as counted group by stage
  `.execute(db);
  const total = rows.reduce((sum, { n }) => sum + Number(n), 0);
  if (isBounded && total > APPLICANT_COUNT_LIMIT) return { stages: null };
  return { stages: Object.fromEntries(rows.map(({ stage, n }) => [stage, Number(n)])) };
}
