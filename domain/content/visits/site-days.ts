/** Days of the site, each a number of days since 1970-01-01 in its time zone. */
import { type Zone, zoneOf } from '#domain/content/time-zone.ts';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** @param time epoch milliseconds */
export const siteDay = (zone: Zone, time: number): number => Math.floor(zone.localTime(time) / DAY);

/** Epoch milliseconds at which a day begins. In some zones clocks skip a midnight. */
export function startOfDay(zone: Zone, day: number): number {
  const midnight = day * DAY;
  return zone.timeOf(midnight) ?? zone.timeOf(midnight + 60 * MINUTE) ?? midnight;
}

/** `2026-11-29` */
export const isoDate = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The current day, computed once a minute because the zone's offset is slow to look up. */
export class SiteClock {
  readonly #timeZone: () => string;
  #day = 0;
  #validFrom = 0;
  #validUntil = 0;

  /** @param timeZone IANA name */
  constructor(timeZone: () => string) {
    this.#timeZone = timeZone;
  }

  /** @param now epoch milliseconds */
  today(now: number): number {
    if (now >= this.#validUntil || now < this.#validFrom) {
      const localTime = zoneOf(this.#timeZone()).localTime(now);
      this.#day = Math.floor(localTime / DAY);
      this.#validFrom = now;
      // Clocks change on full minutes, and days end on them.
      this.#validUntil = now + MINUTE - (localTime % MINUTE);
    }
    return this.#day;
  }
}
