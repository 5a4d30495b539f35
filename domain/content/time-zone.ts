/** Local times of a time zone, from Node's time zone data. */
import type { UtcOffset } from '#contract/site.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** No zone changes its clocks twice within a week. */
const WEEK = 7 * DAY;

/**
 * Returns a function from epoch milliseconds to the minutes that local time is ahead of UTC.
 * @param timeZone IANA name
 * @throws RangeError for an unknown name
 */
function minutesAhead(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (time) => {
    const [, sign, hours = 0, minutes = 0] =
      /GMT(?:([+-])(\d+):(\d+))?/.exec(format.format(time)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/**
 * Converts between epoch milliseconds and local times. A local time is a number too: the epoch
 * milliseconds at which UTC has the same date and time of day.
 */
export interface Zone {
  /** IANA. */
  name: string;
  /** The local time at a moment. */
  localTime: (time: number) => number;
  /**
   * The epoch milliseconds of a local time; the earlier ones if clocks show it twice.
   * @returns null if clocks skip it, because they are put forward
   */
  timeOf: (localTime: number) => number | null;
}

const zones = new Map<string, Zone>();

/** @throws RangeError for an unknown name */
export function zoneOf(timeZone: string): Zone {
  const cached = zones.get(timeZone);
  if (cached) return cached;
  const ahead = minutesAhead(timeZone);
  const zone: Zone = {
    name: timeZone,
    localTime: (time) => time + ahead(time) * MINUTE,
    timeOf(localTime) {
      // Clock changes are much shorter than a day, so these are the offsets before and after one.
      const offsets = [localTime - DAY, localTime + DAY].map((time) => ahead(time));
      const times = offsets
        .map((offset) => localTime - offset * MINUTE)
        .filter((time) => zone.localTime(time) === localTime);
      return times.length > 0 ? Math.min(...times) : null;
    },
  };
  zones.set(timeZone, zone);
  return zone;
}

/** Clock changes are computed this far ahead, so a loaded pack stays right for ten years. */
const YEARS = 10;

/**
 * The offsets of a zone from `yearsBefore` years before `now` on, the oldest first; the first one
 * is valid for all earlier times as well. Computed when the pack is loaded, because time zone
 * tables would cost the main thread of a phone tens of milliseconds.
 * @param timeZone IANA name
 * @param now epoch milliseconds
 * @throws RangeError for an unknown name
 */
export function utcOffsets(timeZone: string, now: number, yearsBefore = 1): UtcOffset[] {
  const offsetAt = minutesAhead(timeZone);
  const year = new Date(now).getUTCFullYear();
  const start = Date.UTC(year - yearsBefore, 0);
  const changes: UtcOffset[] = [{ from: 0, minutes: offsetAt(start) }];
  for (let week = start; week < Date.UTC(year + YEARS, 0); week += WEEK) {
    const minutes = offsetAt(week + WEEK);
    if (minutes !== changes.at(-1)?.minutes) {
      changes.push({ from: firstMinute(week, (time) => offsetAt(time) === minutes), minutes });
    }
  }
  return changes;
}

/**
 * The first minute of a week for which `isAfter` is true. Requires that it stays true from then on.
 */
function firstMinute(week: number, isAfter: (time: number) => boolean): number {
  let low = 0;
  let high = WEEK / MINUTE;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isAfter(week + middle * MINUTE)) high = middle;
    else low = middle;
  }
  return week + high * MINUTE;
}
