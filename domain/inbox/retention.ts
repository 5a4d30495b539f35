/** How long submissions are kept, and erasing what has expired: by one process at a time, each for a while. */
import type { Db } from '#db/schema.ts';
import { type ErasureCounts, eraseExpired } from '#domain/inbox/stored-submissions/index.ts';
import { type Cutoffs, KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';

/** Milliseconds that an unconfirmed subscription is kept: the link in its mail has expired long before. */
const PENDING = 30 * 86_400_000;

/** In months; null for ever. */
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
    pending: messagesKept === null ? null : now - PENDING,
  };
}

/** The same time of day so many calendar months earlier, in epoch milliseconds. */
export function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // A month that has no such day ends before it.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

const LOCK = 'retention';

/** Milliseconds of one turn, and until a lock counts as left by a dead process. */
const TURN = 20_000;
const HELD = 3 * TURN;

/**
 * Erases for some seconds, in many short transactions.
 * @param signal ends it sooner
 * @returns what was erased, and whether nothing is left; null while another is at it
 */
export async function eraseSomeInTurn(
  db: Db,
  cutoffs: Cutoffs,
  { signal, kinds = KINDS }: { signal?: AbortSignal | undefined; kinds?: Kinds } = {},
): Promise<{ counts: ErasureCounts; isComplete: boolean } | null> {
  const heldUntil = await hold(db, Date.now());
  if (heldUntil === null) return null;
  const turn = AbortSignal.timeout(TURN);
  const ending = signal ? AbortSignal.any([signal, turn]) : turn;
  try {
    const counts = await eraseExpired(db, cutoffs, ending, kinds);
    return { counts, isComplete: !ending.aborted };
  } finally {
    await release(db, heldUntil);
  }
}

/** Erases all, turn by turn, unless another process does it. */
export async function eraseAllInTurn(
  db: Db,
  cutoffs: Cutoffs,
  parts: { signal?: AbortSignal | undefined; kinds?: Kinds } = {},
): Promise<void> {
  while (!parts.signal?.aborted) {
    const done = await eraseSomeInTurn(db, cutoffs, parts);
    if (!done || done.isComplete) return;
  }
}

/** @returns until when it is held; null where another holds it */
async function hold(db: Db, now: number): Promise<number | null> {
  const held = await db
    .insertInto('desk_locks')
    .values({ name: LOCK, held_until: now + HELD })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ held_until: now + HELD })
        .where('desk_locks.held_until', '<=', now),
    )
    .returning('held_until')
    .executeTakeFirst();
  return held ? held.held_until : null;
}

/** Another process may have taken it over, so only what this one holds is released. */
async function release(db: Db, heldUntil: number): Promise<void> {
  await db
    .deleteFrom('desk_locks')
    .where('name', '=', LOCK)
    .where('held_until', '=', heldUntil)
    .execute();
}
