/** Both offices' working hours on one day of the first office's clock, in hours from midnight. */

import type { Locale } from '#app/language/locale.ts';
import type { UtcOffset } from '#contract/site.ts';

/** A working day on an office's own clock, and where that is. */
export interface OfficeDay {
  from: number;
  to: number;
  clock: readonly UtcOffset[];
}

export interface Span {
  from: number;
  to: number;
}

const DAY = 24;

/** Hours ahead of UTC in standard time, the one further back: so the chart is the same all year. */
function standardOffset(clock: readonly UtcOffset[]): number {
  return Math.min(...clock.map(({ minutes }) => minutes)) / 60;
}

/** Hours that the second clock is ahead of the first. */
export function hoursAhead(first: readonly UtcOffset[], second: readonly UtcOffset[]): number {
  return standardOffset(second) - standardOffset(first);
}

/** A span that may begin and end on other days, cut into its parts on this one. */
export function onOneDay({ from, to }: Span): Span[] {
  const start = ((from % DAY) + DAY) % DAY;
  const end = start + to - from;
  if (end <= DAY) return [{ from: start, to: end }];
  return [
    { from: start, to: DAY },
    { from: 0, to: end - DAY },
  ];
}

/** When each office works, and when both do; `shared` is missing where that is never. */
export function sharedDay(first: OfficeDay, second: OfficeDay) {
  const ahead = hoursAhead(first.clock, second.clock);
  const other = onOneDay({ from: second.from - ahead, to: second.to - ahead });
  const shared = other
    .map(({ from, to }) => ({ from: Math.max(from, first.from), to: Math.min(to, first.to) }))
    .find(({ from, to }) => to > from);
  return { ahead, first: { from: first.from, to: first.to }, second: other, shared };
}

/** 16.25 → '4:15 pm' */
export const timeOfDay = ({ format }: Locale, hours: number) =>
  format.hour(Math.round((hours % DAY) * 60));

/** Where the half of the day comes last, as in English. */
const halfOf = (time: string) => /\s[ap]m$/.exec(time)?.[0];

/** The ends of a span for a sentence, 'am' or 'pm' once if it is the same: '4:15', '6 pm'. */
export function endsOf(locale: Locale, { from, to }: Span): { from: string; to: string } {
  const start = timeOfDay(locale, from);
  const end = timeOfDay(locale, to);
  const half = halfOf(start);
  return { from: half && half === halfOf(end) ? start.slice(0, -half.length) : start, to: end };
}
