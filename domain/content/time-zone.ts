/** Clocks of a time zone, from the time zone data that Node has. */
import type { UtcOffset } from '#contract/site.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Minutes that the clocks of a zone are ahead of UTC, by epoch milliseconds.
 * @param timeZone IANA name
 * @throws RangeError for a name that is none
 */
function minutesAhead(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (time) => {
    const [, sign, hours = 0, minutes = 0] =
      /GMT(?:([+-])(\d+):(\d+))?/.exec(format.format(time)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
}

/** Converts between moments and what clocks show there. */
export interface Zone {
  /** IANA. */
  name: string;
  /** Epoch milliseconds of the moment as if what the clocks show were UTC. */
  shown: (time: number) => number;
  /**
   * The moment at which clocks show something; the first one where they do so twice.
   * @returns null where they never do: they are put forward past it
   */
  momentOf: (shown: number) => number | null;
}

const zones = new Map<string, Zone>();

/** @throws RangeError for a name that is none */
export function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const ahead = minutesAhead(timeZone);
  const zone: Zone = {
    name: timeZone,
    shown: (time) => time + ahead(time) * MINUTE,
    momentOf(shown) {
      // Clocks are changed by far less than a day.
      const offsets = [shown - DAY, shown + DAY].map((time) => ahead(time));
      const times = offsets
        .map((offset) => shown - offset * MINUTE)
        .filter((time) => zone.shown(time) === shown);
      return times.length > 0 ? Math.min(...times) : null;
    },
  };
  zones.set(timeZone, zone);
  return zone;
}

/** A pack loaded that long ago is still right, as far as today's laws go. */
const YEARS = 10;

/**
 * When clocks are put forward and back, worked out when the pack is loaded: the tables that a browser would load for
 * it cost a phone's main thread tens of milliseconds.
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
