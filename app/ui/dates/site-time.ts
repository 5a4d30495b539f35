/**
 * Days and hours in the site's own time zone, `timeZone` in site.yaml, from a table of the build's.
 * Browsers could tell as well, but take 20 ms on a phone until they know their time zones.
 */
import { here } from '#app/language/here.ts';
import siteClock from '#content/site.yaml?clock';

/** How many minutes clocks there are ahead of UTC. */
export const minutesAhead = (time: number) =>
  siteClock.findLast(({ from }) => from <= time)?.minutes ?? 0;

/** A date whose UTC fields are what calendars and clocks there show. */
export const there = (time: number) => new Date(time + minutesAhead(time) * 60_000);

/** What the leaf of a calendar shows: `{ month: 'Nov', day: '12' }`. */
export function calendarDay(time: number): { month: string; day: string } {
  return here.spelling.leaf(there(time));
}

/** `Nov 12, 2026` for epoch milliseconds. */
export function formatDay(time: number): string {
  return here.spelling.day(there(time));
}

/** `2026-11-12`, for the `datetime` attribute. */
export function isoDay(time: number): string {
  return there(time).toISOString().slice(0, 10);
}

/** `Sat` */
export function weekday(time: number): string {
  return here.spelling.weekday(there(time));
}

/** `5:30 PM`, with a space that does not break. */
export function clock(time: number): string {
  const date = there(time);
  return here.spelling.clock(date.getUTCHours() * 60 + date.getUTCMinutes());
}
