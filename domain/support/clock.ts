/** Detects jumps of the machine's clock, so that deletion by age does not trust a wrong time. */
import type { Db } from '#db/schema.ts';

const DAY = 86_400_000;

/**
 * Milliseconds allowed between two checks. After a longer gap either the clock has jumped or the
 * site was down; the two cannot be distinguished.
 */
const LONGEST_GAP = 3 * DAY;

/**
 * Milliseconds without a jump, counted from the first check or the last jump, until a clock is
 * trusted.
 */
export const CLOCK_TRIAL = 3 * DAY;

export interface ClockCheck {
  isTrusted: boolean;
  /** Time of the first check or of the last jump, by this clock; epoch milliseconds. */
  steadySince: number;
}

/**
 * Compares the clock with the time stored by the last check of any instance on this database, and
 * stores the current time. Call it daily.
 * @param now epoch milliseconds
 */
export async function checkClock(db: Db, now: number): Promise<ClockCheck> {
  return db.transaction().execute(async (transaction) => {
    const last = await transaction.selectFrom('clock_checks').selectAll().executeTakeFirst();
    const hasJumped = !last || Math.abs(now - last.seen_at) > LONGEST_GAP;
    const steadySince = hasJumped ? now : last.steady_since;
    const times = { seen_at: now, steady_since: steadySince };
    await transaction
      .insertInto('clock_checks')
      .values({ id: 1, ...times })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(times))
      .execute();
    return { isTrusted: now - steadySince >= CLOCK_TRIAL, steadySince };
  });
}
