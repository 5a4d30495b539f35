/** Ends and deletes days, as part of the maintenance. */
import { VISIT_LIMITS } from '#contract/console/visits.ts';
import type { Db } from '#db/schema.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { VISIT_KINDS } from './day-names.ts';
import { DAY, siteDay } from './site-days.ts';
import { beginVisitDay } from './store-visits.ts';

/** Milliseconds after midnight in which another process may still write the day before. */
const GRACE = 10 * 60_000;

interface Maintenance {
  /** Epoch milliseconds. */
  now: number;
  /** IANA. */
  timeZone: string;
  isCounting: boolean;
}

/**
 * Deletes what tells visitors of ended days apart, and days that are too old. Begins the current
 * day, as a day without a row was not counted.
 */
export async function maintainVisits(
  db: Db,
  { now, timeZone, isCounting }: Maintenance,
): Promise<void> {
  const zone = zoneOf(timeZone);
  if (isCounting) await beginVisitDay(db, siteDay(zone, now));
  const openDay = siteDay(zone, now - GRACE);
  await db.deleteFrom('visit_digests').where('day', '<', openDay).execute();
  await db
    .updateTable('visit_days')
    .set({ salt: null })
    .where('day', '<', openDay)
    .where('salt', 'is not', null)
    .execute();
  const firstKept = firstKeptDay(siteDay(zone, now));
  await db
    .deleteFrom('visit_counts')
    .where('kind', 'in', VISIT_KINDS)
    .where('day', '<', firstKept)
    .execute();
  await db.deleteFrom('visit_days').where('day', '<', firstKept).execute();
}

function firstKeptDay(today: number): number {
  const date = new Date(today * DAY);
  date.setUTCMonth(date.getUTCMonth() - VISIT_LIMITS.monthsKept);
  return Math.floor(date.getTime() / DAY);
}
