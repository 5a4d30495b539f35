import {
  type ExpressionBuilder,
  type OnConflictDatabase,
  type OnConflictTables,
  sql,
} from 'kysely';
import type { Db, Schema } from '#db/schema.ts';

/** A fixed window of rate limiting. It begins with its first call. */
export interface CallWindow {
  /** Names the caller and the limit. */
  key: string;
  /** Calls allowed in the window. */
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
 * Milliseconds by which the clocks of instances may differ. A window that ends later than a new one
 * would, by more than this, was started by a wrong clock and counts as ended.
 */
export const CLOCK_SKEW = 10_000;

/**
 * Counts a call in all of these windows, or in none if one of them is full, so a refused call
 * writes nothing. One statement, hence one commit, for any number of windows.
 * @returns undefined if the call was counted, otherwise the full window that ends last
 */
export async function countCall(
  db: Db,
  windows: readonly CallWindow[],
  now: number,
): Promise<FullWindow | undefined> {
  const [first, ...others] = windows;
  if (!first) return undefined;
  const isFull = fullWindows(windows, now);
  const calls = others.reduce(
    (all, window) => all.unionAll(newWindow(db, window, now)),
    newWindow(db, first, now),
  );
  const countedRows = await db
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
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => incremented(row, now)))
    .returning(['key', 'points', 'expires_at'])
    .execute();
  // On PostgreSQL, concurrent calls may each have seen room for one more.
  const limits = new Map(windows.map(({ key, points }) => [key, points]));
  const exceeded = countedRows.filter(({ key, points }) => points > (limits.get(key) ?? 0));
  if (countedRows.length > 0) return lastToEnd(exceeded);
  const full = await db
    .selectFrom('rate_limits')
    .select(['key', 'expires_at'])
    .where(isFull)
    .execute();
  // An instance whose clock is ahead may have deleted it.
  return lastToEnd(full) ?? { key: first.key, endsAt: now };
}

/** SQL condition: the row is one of these windows, and full. */
const fullWindows =
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

/**
 * A window that begins with this call. The casts are for PostgreSQL, which types bare parameters of
 * a union as text.
 */
const newWindow = (db: Db, { key, duration }: CallWindow, now: number) =>
  db.selectNoFrom([
    sql<string>`cast(${key} as text)`.as('key'),
    sql<number>`1`.as('points'),
    sql<number>`cast(${now + duration} as bigint)`.as('expires_at'),
  ]);

/** One more call in an open window, or the first call of a new one. */
function incremented(
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
 * Deletes the windows that ended a day ago. Windows that have just ended are left, because calls
 * are restarting those rows in another order, which would deadlock on PostgreSQL.
 */
export async function deleteEndedWindows(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('expires_at', '<=', now - RETENTION)
    .execute();
}
