/**
 * Retention periods of submissions, and the erasure of expired ones by one process at a time, in
 * turns.
 */
import type { Db } from '#db/schema.ts';
import { type ErasureCounts, eraseExpired } from '#domain/inbox/stored-submissions/index.ts';
import { type Cutoffs, KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';

/**
 * Milliseconds that an unconfirmed subscription is kept. The link in its mail expires much earlier.
 */
const PENDING_PERIOD = 30 * 86_400_000;

/** In months; null to keep forever. */
export interface RetentionPeriods {
  applicationsKept: number | null;
  messagesKept: number | null;
}

/** @param now epoch milliseconds */
export function cutoffsOf(
  { applicationsKept, messagesKept }: RetentionPeriods,
  now: number,
): Cutoffs {
  const cutoff = (months: number | null) => (months === null ? null : monthsBefore(now, months));
  return {
    applications: cutoff(applicationsKept),
    messages: cutoff(messagesKept),
    pending: messagesKept === null ? null : now - PENDING_PERIOD,
  };
}

/** The same time of day this many calendar months earlier, in epoch milliseconds. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // If the month has no such day, the date moves to the last day of the month.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

const LOCK = 'retention';

/** Milliseconds of one turn, and until the lock of a dead process expires. */
const TURN_DURATION = 20_000;
const LOCK_DURATION = 3 * TURN_DURATION;

/**
 * Erases expired rows for up to 20 seconds, in many short transactions.
 * @param signal stops earlier
 * @returns the counts of erased rows, and whether none are left; null while another process holds
 *   the lock
 */
export async function eraseOneTurn(
  db: Db,
  cutoffs: Cutoffs,
  { signal, kinds = KINDS }: { signal?: AbortSignal | undefined; kinds?: Kinds } = {},
): Promise<{ counts: ErasureCounts; isComplete: boolean } | null> {
  const heldUntil = await acquireLock(db, Date.now());
  if (heldUntil === null) return null;
  const turnSignal = AbortSignal.timeout(TURN_DURATION);
  const stopSignal = signal ? AbortSignal.any([signal, turnSignal]) : turnSignal;
  try {
    const counts = await eraseExpired(db, cutoffs, stopSignal, kinds);
    return { counts, isComplete: !stopSignal.aborted };
  } finally {
    await releaseLock(db, heldUntil);
  }
}

/** Erases all expired rows in turns, unless another process holds the lock. */
export async function eraseAllTurns(
  db: Db,
  cutoffs: Cutoffs,
  options: { signal?: AbortSignal | undefined; kinds?: Kinds } = {},
): Promise<void> {
  while (!options.signal?.aborted) {
    const result = await eraseOneTurn(db, cutoffs, options);
    if (!result || result.isComplete) return;
  }
}

/** @returns when the lock expires; null if another process holds it */
async function acquireLock(db: Db, now: number): Promise<number | null> {
  const lock = await db
    .insertInto('console_locks')
    .values({ name: LOCK, held_until: now + LOCK_DURATION })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ held_until: now + LOCK_DURATION })
        .where('console_locks.held_until', '<=', now),
    )
    .returning('held_until')
    .executeTakeFirst();
  return lock ? lock.held_until : null;
}

/** After expiry another process may hold the lock, so only this process's own lock is released. */
async function releaseLock(db: Db, heldUntil: number): Promise<void> {
  await db
    .deleteFrom('console_locks')
    .where('name', '=', LOCK)
    .where('held_until', '=', heldUntil)
    .execute();
}
