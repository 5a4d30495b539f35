import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  APPLICANT_COUNT_LIMIT,
  APPLICANTS_PAGE,
  type ApplicantPage,
  type ApplicantQuery,
} from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import type { Permit } from '#domain/permissions/index.ts';
import { cursorOf, type Place, placeOf, type Sort } from './cursor.ts';
import { type ApplicantFilter, filterOf } from './filter.ts';
import { allOf, type Found, foundBy, ratedFoundBy, unratedFoundBy } from './found.ts';
import { readHeads } from './heads.ts';
import { rarestFirst } from './rarest-skill.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/**
 * One page of the applications that the filters find.
 * @throws ProblemError `malformed` for a filter or a cursor that is none
 */
export async function listApplicants(
  { actor }: Permit<'applicants.read'>,
  db: Db,
  query: ApplicantQuery,
): Promise<ApplicantPage> {
  const viewer = viewerOf(actor);
  const asked = filterOf(query, actor.staffId);
  const filter = { ...asked, skills: await rarestFirst(db, asked.skills) };
  const sort = query.sort ?? 'newest';
  const after = query.cursor ? placeOf(sort, query.cursor) : null;
  const found = await placesOf(db, { filter, viewer, sort, after, limit: APPLICANTS_PAGE + 1 });
  const page = found.slice(0, APPLICANTS_PAGE);
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    items: await readHeads(
      db,
      page.map(({ id }) => id),
      viewer,
    ),
    next: last ? cursorOf(sort, last) : null,
    total: await countFound(db, foundBy(filter, viewer), APPLICANT_COUNT_LIMIT),
  };
}

interface Asked {
  filter: ApplicantFilter;
  viewer: Viewer;
  sort: Sort;
  /** Null for the beginning. */
  after: Place | null;
  limit: number;
}

/** Where they stand in the list, behind that place. */
export async function placesOf(db: Db, asked: Asked): Promise<Place[]> {
  const { filter, viewer, sort, after, limit } = asked;
  if (sort !== 'rating') return byTime(db, foundBy(filter, viewer), { sort, after, limit });
  // The rated ones first, then the others, the newest first.
  const isRatedPart = after === null || after.rating !== null;
  const rated = isRatedPart ? await byRating(db, ratedFoundBy(filter, viewer), after, limit) : [];
  if (rated.length === limit) return rated;
  const others = await byTime(db, unratedFoundBy(filter, viewer), {
    ...{ sort: 'newest', limit: limit - rated.length },
    after: isRatedPart ? null : after,
  });
  return [...rated, ...others];
}

/** How many there are, at most so many. */
export async function countFound(db: Db, { from, where }: Found, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${from} where ${allOf(where)} limit ${most}) as counted
  `.execute(db);
  return Number(rows[0]?.n ?? 0);
}

async function byTime(
  db: Db,
  { from, id, at, where }: Found,
  { sort, after, limit }: { sort: 'newest' | 'oldest'; after: Place | null; limit: number },
): Promise<Place[]> {
  const [direction, beyond] = sort === 'newest' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const behind = after && sql<SqlBool>`(${at}, ${id}) ${beyond} (${after.at}, ${after.id})`;
  const { rows } = await sql<{ id: string; at: number }>`
    select ${id} as id, ${at} as at from ${from} where ${allOf(both(where, behind))}
    order by ${at} ${direction}, ${id} ${direction} limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, rating: null }));
}

async function byRating(
  db: Db,
  { from, id, at, where }: Found,
  after: Place | null,
  limit: number,
): Promise<Place[]> {
  const behind =
    after && sql<SqlBool>`(a.rating, ${at}, ${id}) < (${after.rating}, ${after.at}, ${after.id})`;
  const { rows } = await sql<Place>`
    select ${id} as id, ${at} as at, a.rating as rating from ${from} where ${allOf(both(where, behind))}
    order by a.rating desc, ${at} desc, ${id} desc limit ${limit}
  `.execute(db);
  return rows;
}

const both = (where: readonly RawBuilder<SqlBool>[], further: RawBuilder<SqlBool> | null) =>
  further ? [...where, further] : where;
