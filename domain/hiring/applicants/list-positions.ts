/** The ids and order of the applications on a page of the list. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { APPLICANT_SORTS } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import { cursorAfter, cursorValues } from '#domain/support/cursors.ts';
import { malformed } from './filter.ts';
import {
  type ApplicantQueryParts,
  allOf,
  queryParts,
  type ResolvedFilter,
  ratedQueryParts,
  unratedQueryParts,
  visibleRating,
} from './query-parts.ts';
import type { Viewer } from './staff.ts';

/** Sorting this many is faster than searching the index of all ratings by a person. */
const SORT_LIMIT = 2000;

interface PositionsRequest {
  filter: ResolvedFilter;
  viewer: Viewer;
  sort: Sort;
  /** Null for the first page. */
  after: ListPosition | null;
  limit: number;
  /** Number of matches; exact if there are few. */
  total: number;
}

/** Positions in the list that follow `after`. */
export async function readPositions(db: Db, request: PositionsRequest): Promise<ListPosition[]> {
  const { filter, viewer, sort, after, limit, total } = request;
  const all = queryParts(filter, viewer);
  if (sort !== 'rating') return byTime(db, all, { sort, after, limit });
  if (total <= SORT_LIMIT) {
    return byRating(db, all, { rating: visibleRating(all.id, viewer), after, limit });
  }
  // Rated applications come first, then the others, the newest first.
  const isRatedPart = after === null || after.rating !== null;
  const ratedPositions = isRatedPart
    ? await byRating(db, ratedQueryParts(filter, viewer), { rating: sql`a.rating`, after, limit })
    : [];
  if (ratedPositions.length === limit) return ratedPositions;
  const otherPositions = await byTime(db, unratedQueryParts(filter, viewer), {
    sort: 'newest',
    limit: limit - ratedPositions.length,
    after: isRatedPart ? null : after,
  });
  return [...ratedPositions, ...otherPositions];
}

/** Counts up to `most`. */
export async function countRows(
  db: Db,
  { from, where }: Pick<ApplicantQueryParts, 'from' | 'where'>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${from} where ${allOf(where)} limit ${most}) as counted
  `.execute(db);
  return Number(rows[0]?.n ?? 0);
}

interface PageBounds {
  after: ListPosition | null;
  limit: number;
}

async function byTime(
  db: Db,
  { from, id, at, where }: ApplicantQueryParts,
  { sort, after, limit }: PageBounds & { sort: 'newest' | 'oldest' },
): Promise<ListPosition[]> {
  const [direction, comparison] = sort === 'newest' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const afterCondition =
    after && sql<SqlBool>`(${at}, ${id}) ${comparison} (${after.at}, ${after.id})`;
  const { rows } = await sql<{ id: string; at: number }>`
    select ${id} as id, ${at} as at from ${from} where ${allOf(withCondition(where, afterCondition))}
    order by ${at} ${direction}, ${id} ${direction} limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, rating: null }));
}

/** @param part `rating` is the mean that the viewer may see, 0 for none */
async function byRating(
  db: Db,
  { from, id, at, where }: ApplicantQueryParts,
  { rating, after, limit }: PageBounds & { rating: RawBuilder<unknown> },
): Promise<ListPosition[]> {
  const afterCondition =
    after &&
    sql<SqlBool>`(${rating}, ${at}, ${id}) < (${after.rating ?? 0}, ${after.at}, ${after.id})`;
  const { rows } = await sql<{ id: string; at: number; rating: number }>`
    select ${id} as id, ${at} as at, ${rating} as rating
    from ${from} where ${allOf(withCondition(where, afterCondition))}
    order by ${rating} desc, ${at} desc, ${id} desc limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, rating: row.rating === 0 ? null : row.rating }));
}

const withCondition = (
  where: readonly RawBuilder<SqlBool>[],
  condition: RawBuilder<SqlBool> | null,
) => (condition ? [...where, condition] : where);

export type Sort = (typeof APPLICANT_SORTS)[number];

/** The position of an application in a list; the last one of a page becomes its cursor. */
export interface ListPosition {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Set if the list is sorted by rating: the mean times 100, or null if no mean is visible. */
  rating: number | null;
}

export const cursorOf = (sort: Sort, { id, at, rating }: ListPosition): string =>
  cursorAfter(sort, at, rating, id);

const ID = /^[0-9a-f-]{36}$/;
const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

/** @throws ProblemError `malformed` for an invalid cursor, or one of another sort order */
export function decodePosition(sort: Sort, cursor: string): ListPosition {
  const [cursorSort, at, rating, id] = cursorValues(cursor);
  const isRating = rating === null || isTime(rating);
  if (cursorSort === sort && isTime(at) && isRating && typeof id === 'string' && ID.test(id)) {
    return { id, at, rating };
  }
  throw malformed('cursor', 'is not a cursor of this list');
}
