/** When clocks are put forward and back, worked out when the pack is loaded: the tables that a browser would
 * load for it cost a phone's main thread tens of milliseconds. */
import type { UtcOffset } from '#contract/site.ts';
import { minutesAhead } from '#domain/content/time-zone.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A pack loaded that long ago is still right, as far as today's laws go. */
const YEARS = 10;

/**
 * A zone's offsets from some years before `now` on, oldest first; the first holds from ever.
 * @param timeZone IANA name
 * @throws RangeError for a name that is none
 */
export function utcOffsets(timeZone: string, now: number, yearsBefore = 1): UtcOffset[] {
  const offsetAt = minutesAhead(timeZone);
  const year = new Date(now).getUTCFullYear();
  const start = Date.UTC(year - yearsBefore, 0);
  const changes: UtcOffset[] = [{ from: 0, minutes: offsetAt(start) }];
  for (let day = start; day < Date.UTC(year + YEARS, 0); day += DAY) {
    const minutes = offsetAt(day + DAY);
    if (minutes !== changes.at(-1)?.minutes) {
      changes.push({ from: firstMinute(day, (time) => offsetAt(time) === minutes), minutes });
    }
  }
  return changes;
}

/** The first minute of a day for which `isAfter` holds, as it does from then on. */
function firstMinute(day: number, isAfter: (time: number) => boolean): number {
  let before = 0;
  let after = DAY / MINUTE;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isAfter(day + middle * MINUTE)) after = middle;
    else before = middle;
  }
  return day + after * MINUTE;
}
