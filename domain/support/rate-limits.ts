import {
  type ExpressionBuilder,
  type OnConflictDatabase,
  type OnConflictTables,
  sql,
} from 'kysely';
import type { Db, Schema } from '#db/schema.ts';

/** A stretch of time in which so many calls may come; it begins with the first of them. */
export interface CallWindow {
  /** Tells whose calls are counted, and against which limit. */
  key: string;
  points: number;
  /** Milliseconds. */
  duration: number;
}

export interface FullWindow {
  key: string;
  /** Epoch milliseconds. */
  endsAt: number;
}

/**
 * Milliseconds by which the clocks of instances may differ. A window that ends later than one that
 * begins now, by more than that, was begun by a wrong clock: it counts as ended.
 */
export const CLOCK_SKEW = 10_000;

/**
 * Counts a call in all of these windows, or in none where one of them is full: what is refused
 * writes nothing. One statement, so one commit, however many windows there are.
 * @returns undefined where the call counts, else the full window that ends last
 */
export async function countCall(
  db: Db,
  windows: readonly CallWindow[],
  now: number,
): Promise<FullWindow | undefined> {
  const [first, ...others] = windows;
  if (!first) return undefined;
  const isFull = fullAmong(windows, now);
  const calls = others.reduce(
    (all, window) => all.unionAll(begun(db, window, now)),
    begun(db, first, now),
  );
  const counted = await db
    .insertInto('rate_limits')
    .columns(['key', 'points', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom(calls.as('calls'))
        .select(['calls.key', 'calls.points', 'calls.expires_at'])
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('rate_limits').select('key').where(isFull))),
        ),
    )
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => continued(row, now)))
    .returning(['key', 'points', 'expires_at'])
    .execute();
  // On PostgreSQL, calls at the same moment may each have found the last place free.
  const limits = new Map(windows.map(({ key, points }) => [key, points]));
  const isOver = counted.filter(({ key, points }) => points > (limits.get(key) ?? 0));
  if (counted.length > 0) return lastToEnd(isOver);
  const full = await db
    .selectFrom('rate_limits')
    .select(['key', 'expires_at'])
    .where(isFull)
    .execute();
  // It may have been cleared away by an instance whose clock is ahead.
  return lastToEnd(full) ?? { key: first.key, endsAt: now };
}

/** The condition on rows of these windows that let nothing more through. */
const fullAmong =
  (windows: readonly CallWindow[], now: number) =>
  (row: ExpressionBuilder<Schema, 'rate_limits'>) =>
    row.and([
      row('expires_at', '>', now),
      row.or(
        windows.map(({ key, points, duration }) =>
          row.and([
            row('key', '=', key),
            row('points', '>=', points),
            row('expires_at', '<=', now + duration + CLOCK_SKEW),
          ]),
        ),
      ),
    ]);

/** A window that begins with this call. PostgreSQL takes an untyped parameter of a union for text. */
const begun = (db: Db, { key, duration }: CallWindow, now: number) =>
  db.selectNoFrom([
    sql<string>`cast(${key} as text)`.as('key'),
    sql<number>`1`.as('points'),
    sql<number>`cast(${now + duration} as bigint)`.as('expires_at'),
  ]);

/** One more call in a window that is open, else the first of a new one. */
function continued(
  row: ExpressionBuilder<
    OnConflictDatabase<Schema, 'rate_limits'>,
    OnConflictTables<'rate_limits'>
  >,
  now: number,
) {
  const isOpen = row.and([
    row('rate_limits.expires_at', '>', now),
    row('rate_limits.expires_at', '<=', row('excluded.expires_at', '+', CLOCK_SKEW)),
  ]);
  const points = row('rate_limits.points', '+', 1);
  return {
    points: row.case().when(isOpen).then(points).else(1).end(),
    expires_at: row
      .case()
      .when(isOpen)
      .then(row.ref('rate_limits.expires_at'))
      .else(row.ref('excluded.expires_at'))
      .end(),
  };
}

function lastToEnd(rows: { key: string; expires_at: number }[]): FullWindow | undefined {
  const [last] = rows.sort((a, b) => b.expires_at - a.expires_at);
  return last && { key: last.key, endsAt: last.expires_at };
}

/** Milliseconds. */
const RETENTION = 86_400_000;

/**
 * Removes the windows that ended a day ago. Those that have just ended are what calls begin anew at
 * this moment, and in another order of rows: PostgreSQL would find the two waiting for each other.
 */
export async function forgetEnded(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('expires_at', '<=', now - RETENTION)
    .execute();
}
