/** What has expired is erased by one process at a time, each for a while. */
import type { Db } from '#db/schema.ts';
import { type ErasureCounts, eraseExpired } from '#domain/inbox/stored-submissions/index.ts';
import { type Cutoffs, KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';

const LOCK = 'retention';

/** Milliseconds for one turn, and after which whoever had it counts as dead. */
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

/** Erases all, turn by turn, as long as nobody else is at it. */
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

/** Not where it has been taken over meanwhile. */
async function release(db: Db, heldUntil: number): Promise<void> {
  await db
    .deleteFrom('desk_locks')
    .where('name', '=', LOCK)
    .where('held_until', '=', heldUntil)
    .execute();
}
