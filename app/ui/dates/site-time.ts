import type { LocalizedPack } from '#app/pack.ts';

/**
 * Days and times in the site's time zone, `timeZone` in site.yaml, from a table of UTC offsets in
 * the pack, because the first use of the browser's time zones takes 20 ms on a phone.
 */

/** The UTC offset in minutes; positive east of Greenwich. */
export const utcOffsetMinutes = (pack: LocalizedPack, time: number) =>
  pack.clock.findLast(({ from }) => from <= time)?.minutes ?? 0;

/** A date whose UTC fields are the local date and time. */
export const localDate = (pack: LocalizedPack, time: number) =>
  new Date(time + utcOffsetMinutes(pack, time) * 60_000);

/** `{ month: 'Nov', day: '12' }` */
export function calendarDay(pack: LocalizedPack, time: number): { month: string; day: string } {
  return pack.locale.format.leaf(localDate(pack, time));
}

/** `Nov 12, 2026` for epoch milliseconds. */
export function formatDay(pack: LocalizedPack, time: number): string {
  return pack.locale.format.day(localDate(pack, time));
}

/** `2026-11-12`, for the `datetime` attribute. */
export function isoDay(pack: LocalizedPack, time: number): string {
  return localDate(pack, time).toISOString().slice(0, 10);
}

/** `Sat` */
export function formatWeekday(pack: LocalizedPack, time: number): string {
  return pack.locale.format.weekday(localDate(pack, time));
}

/** `5:30 PM`, with a no-break space. */
export function formatTime(pack: LocalizedPack, time: number): string {
  const date = localDate(pack, time);
  return pack.locale.format.clock(date.getUTCHours() * 60 + date.getUTCMinutes());
}

/** `Sat, Nov 28, 2026, 5:30 PM` */
export function formatMoment(pack: LocalizedPack, time: number): string {
  return `${formatWeekday(pack, time)}, ${formatDay(pack, time)}, ${formatTime(pack, time)}`;
}

/** `Sat 5:30 PM` */
export function formatWeekdayTime(pack: LocalizedPack, time: number): string {
  return `${formatWeekday(pack, time)} ${formatTime(pack, time)}`;
}
