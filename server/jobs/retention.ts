/** What people sent is kept for so long and no longer: erased at the start and once a day. */

import { cutoffsOf, eraseAllInTurn, type RetentionPeriods } from '#domain/inbox/retention.ts';
import {
  type ErasureCounts,
  planExpiry,
  unusualExpiry,
} from '#domain/inbox/stored-submissions/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { CLOCK_TRIAL, checkClock } from '#domain/support/clock.ts';
import type { Db } from '#domain/support/database.ts';

const DAY = 86_400_000;

/**
 * Begins to erase, now and each day, without holding up whoever calls.
 * @param say told in a line why nothing is erased, where a person has to know
 * @returns a function that ends it, once what is under way has ended
 */
export function eraseDaily(
  db: Db,
  periods: RetentionPeriods,
  say: (line: string) => void,
  report: (error: unknown) => void,
  kinds: Kinds = KINDS,
): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  let running = Promise.resolve();
  const erase = () => {
    running = running
      .then(() => eraseDue(db, periods, { now: Date.now(), say, signal, kinds }))
      .catch(report);
  };
  erase();
  const timer = setInterval(erase, DAY);
  timer.unref();
  return () => {
    clearInterval(timer);
    ending.abort();
    return running;
  };
}

interface Due {
  /** Epoch milliseconds. */
  now: number;
  say: (line: string) => void;
  signal?: AbortSignal;
  kinds?: Kinds;
}

/**
 * Erases what has expired, unless the clock cannot be trusted or it is far more than on other days:
 * then it waits, for the clock or for a person, and says so.
 */
export async function eraseDue(
  db: Db,
  periods: RetentionPeriods,
  { now, say, signal, kinds = KINDS }: Due,
): Promise<void> {
  const { isTrusted, steadySince } = await checkClock(db, now);
  const cutoffs = cutoffsOf(periods, now);
  const due = await planExpiry(db, cutoffs, signal, kinds);
  const rows = wordsOf(due);
  if (signal?.aborted || rows === '') return;
  if (!isTrusted) {
    const trial = `${CLOCK_TRIAL / DAY} days (so far since ${new Date(steadySince).toISOString()})`;
    say(
      `Nothing is erased before the clock has gone on steadily for ${trial}. Expired by it: ${rows}. See npm run inbox -- erase --expired`,
    );
    return;
  }
  const unusual = await unusualExpiry(db, due, kinds);
  if (unusual) {
    const { expired, total, table } = unusual;
    say(
      `Nothing is erased: ${expired} of ${total} rows of ${table} have expired, which is unusual. If that is right: npm run inbox -- erase --expired --yes`,
    );
    return;
  }
  await eraseAllInTurn(db, cutoffs, { signal, kinds });
}

/** Such as `12 applications, 3 leads`; empty where there are none. */
function wordsOf(counts: ErasureCounts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ');
}
