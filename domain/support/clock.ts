/** Whether the machine's clock can be trusted with what cannot be undone. */
import type { Db } from '#db/schema.ts';

const DAY = 86_400_000;

/**
 * Milliseconds that may lie between two looks at the clock. After more than that, either the clock has
 * leapt or the site was down for long: nobody can tell which.
 */
const LONGEST_GAP = 3 * DAY;

/** Milliseconds that a clock has to go on steadily, after a leap or at first, to be trusted. */
export const CLOCK_TRIAL = 3 * DAY;

export interface ClockCheck {
  isTrusted: boolean;
  /** Since when it has gone on without a leap, by itself; epoch milliseconds. */
  steadySince: number;
}

/**
 * Compares the clock with what it said when it was last looked at, by any instance on this database,
 * and notes what it says now. To be called daily.
 * @param now epoch milliseconds
 */
export async function checkClock(db: Db, now: number): Promise<ClockCheck> {
  return db.transaction().execute(async (transaction) => {
    const last = await transaction.selectFrom('clock_checks').selectAll().executeTakeFirst();
    const hasLeapt = !last || Math.abs(now - last.seen_at) > LONGEST_GAP;
    const steadySince = hasLeapt ? now : last.steady_since;
    const times = { seen_at: now, steady_since: steadySince };
    await transaction
      .insertInto('clock_checks')
      .values({ id: 1, ...times })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(times))
      .execute();
    return { isTrusted: now - steadySince >= CLOCK_TRIAL, steadySince };
  });
}
