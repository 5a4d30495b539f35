/** Applications are kept for so long and no longer: erased at the start and once a day. */

import { eraseApplications } from '#domain/applications/index.ts';
import type { Db } from '#domain/database.ts';
import { nowAndThen } from './now-and-then.ts';

const DAY = 86_400_000;

/**
 * Begins to erase, now and each day.
 * @param months null to keep applications for ever
 * @returns a function that ends it
 */
export async function keepErasing(
  db: Db,
  months: number | null,
  report: (error: unknown) => void,
): Promise<() => void> {
  if (months === null) return () => undefined;
  const erase = () => eraseApplications(db, monthsBefore(Date.now(), months));
  await erase();
  return nowAndThen(DAY, erase, report);
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
