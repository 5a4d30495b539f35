/** Clocks of a time zone, from the time zone data that Node has. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Minutes that the clocks of a zone are ahead of UTC, by epoch milliseconds.
 * @param timeZone IANA name
 * @throws RangeError for a name that is none
 */
export function minutesAhead(timeZone: string): (time: number) => number {
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
