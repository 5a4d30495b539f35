/** Which applications stand on a page of the list, in which order. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { APPLICANT_SORTS } from '#contract/console/applicants.ts';
import type { Db } from '#db/schema.ts';
import { cursorAfter, valuesIn } from '#domain/support/cursors.ts';
import { malformed } from './filter.ts';
import {
  allOf,
  type Found,
  foundBy,
  type Narrowed,
  ratedFoundBy,
  shownRating,
  unratedFoundBy,
} from './found.ts';
import type { Viewer } from './staff.ts';

/** So few are quicker sorted than looked for among all that somebody has rated. */
const FEW = 2000;

interface Asked {
  filter: Narrowed;
  viewer: Viewer;
  sort: Sort;
  /** Null for the beginning. */
  after: Place | null;
  limit: number;
  /** How many the filter finds, at least where they are few. */
  total: number;
}

/** Where they stand in the list, behind that place. */
export async function placesOf(db: Db, asked: Asked): Promise<Place[]> {
  const { filter, viewer, sort, after, limit, total } = asked;
  const all = foundBy(filter, viewer);
  if (sort !== 'rating') return byTime(db, all, { sort, after, limit });
  if (total <= FEW) {
    return byRating(db, all, { rating: shownRating(all.id, viewer), after, limit });
  }
  // The rated ones first, then the others, the newest first.
  const isRatedPart = after === null || after.rating !== null;
  const rated = isRatedPart
    ? await byRating(db, ratedFoundBy(filter, viewer), { rating: sql`a.rating`, after, limit })
    : [];
  if (rated.length === limit) return rated;
  const others = await byTime(db, unratedFoundBy(filter, viewer), {
    sort: 'newest',
    limit: limit - rated.length,
    after: isRatedPart ? null : after,
  });
  return [...rated, ...others];
}

/** How many there are, at most so many. */
export async function countFound(
  db: Db,
  { from, where }: Pick<Found, 'from' | 'where'>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from ${from} where ${allOf(where)} limit ${most}) as counted
  `.execute(db);
  return Number(rows[0]?.n ?? 0);
}

interface Part {
  after: Place | null;
  limit: number;
}

async function byTime(
  db: Db,
  { from, id, at, where }: Found,
  { sort, after, limit }: Part & { sort: 'newest' | 'oldest' },
): Promise<Place[]> {
  const [direction, beyond] = sort === 'newest' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const behind = after && sql<SqlBool>`(${at}, ${id}) ${beyond} (${after.at}, ${after.id})`;
  const { rows } = await sql<{ id: string; at: number }>`
    select ${id} as id, ${at} as at from ${from} where ${allOf(both(where, behind))}
    order by ${at} ${direction}, ${id} ${direction} limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, rating: null }));
}

/** @param part with the rating as it counts, 0 for none to show */
async function byRating(
  db: Db,
  { from, id, at, where }: Found,
  { rating, after, limit }: Part & { rating: RawBuilder<unknown> },
): Promise<Place[]> {
  const behind =
    after &&
    sql<SqlBool>`(${rating}, ${at}, ${id}) < (${after.rating ?? 0}, ${after.at}, ${after.id})`;
  const { rows } = await sql<{ id: string; at: number; rating: number }>`
    select ${id} as id, ${at} as at, ${rating} as rating
    from ${from} where ${allOf(both(where, behind))}
    order by ${rating} desc, ${at} desc, ${id} desc limit ${limit}
  `.execute(db);
  return rows.map((row) => ({ ...row, rating: row.rating === 0 ? null : row.rating }));
}

const both = (where: readonly RawBuilder<SqlBool>[], further: RawBuilder<SqlBool> | null) =>
  further ? [...where, further] : where;

export type Sort = (typeof APPLICANT_SORTS)[number];

/** The last one of a page. */
export interface Place {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  /** Where the best rated come first: a hundred times the mean; null where no mean is shown. */
  rating: number | null;
}

export const cursorOf = (sort: Sort, { id, at, rating }: Place): string =>
  cursorAfter(sort, at, rating, id);

const ID = /^[0-9a-f-]{36}$/;
const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

/** @throws ProblemError `malformed` for one that is none, or of another order */
export function placeOf(sort: Sort, cursor: string): Place {
  const [of, at, rating, id] = valuesIn(cursor);
  const isRating = rating === null || isTime(rating);
  if (of === sort && isTime(at) && isRating && typeof id === 'string' && ID.test(id)) {
    return { id, at, rating };
  }
  throw malformed('cursor', 'is not where a page of this list ends');
}
