/** Both offices' working hours on one day of the first office's clock, in hours from midnight. */

import type { Locale } from '#app/language/locale.ts';
import type { UtcOffset } from '#contract/site.ts';

/** A working day on the office's own clock. */
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

/** Hours ahead of UTC in standard time, the smaller offset, so the chart is the same all year. */
function standardOffset(clock: readonly UtcOffset[]): number {
  return Math.min(...clock.map(({ minutes }) => minutes)) / 60;
}

/** Hours that the second clock is ahead of the first. */
export function hoursAhead(first: readonly UtcOffset[], second: readonly UtcOffset[]): number {
  return standardOffset(second) - standardOffset(first);
}

/** Cuts a span that may begin or end on another day into its parts on this day. */
export function onOneDay({ from, to }: Span): Span[] {
  const start = ((from % DAY) + DAY) % DAY;
  const end = start + to - from;
  if (end <= DAY) return [{ from: start, to: end }];
  return [
    { from: start, to: DAY },
    { from: 0, to: end - DAY },
  ];
}

/**
 * The working hours of each office and their overlap; `shared` is undefined without one.
 * @param support another shift of the second office, on its clock
 */
export function sharedDay(first: OfficeDay, second: OfficeDay, support?: Span) {
  const ahead = hoursAhead(first.clock, second.clock);
  const onFirstClock = ({ from, to }: Span) => onOneDay({ from: from - ahead, to: to - ahead });
  const secondSpans = onFirstClock(second);
  const shared = secondSpans
    .map(({ from, to }) => ({ from: Math.max(from, first.from), to: Math.min(to, first.to) }))
    .find(({ from, to }) => to > from);
  const firstSpan = { from: first.from, to: first.to };
  const supportSpans = support ? onFirstClock(support) : [];
  const isWholeDay = uncoveredHours([firstSpan, ...secondSpans, ...supportSpans]).length === 0;
  return {
    ahead,
    first: firstSpan,
    second: secondSpans,
    support: supportSpans,
    shared,
    isWholeDay,
  };
}

/** The parts of a day that no span covers. */
export function uncoveredHours(spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let covered = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (from > covered) gaps.push({ from: covered, to: from });
    covered = Math.max(covered, to);
  }
  return covered < DAY ? [...gaps, { from: covered, to: DAY }] : gaps;
}

/** 16.25 → '4:15 pm' */
export const timeOfDay = ({ format }: Locale, hours: number) =>
  format.hour(Math.round((hours % DAY) * 60));

/** Undefined in languages that do not put 'am' or 'pm' last. */
const periodOf = (time: string) => /\s[ap]m$/.exec(time)?.[0];

/** The ends of a span for a sentence, 'am' or 'pm' once if it is the same: '4:15', '6 pm'. */
export function endsOf(locale: Locale, { from, to }: Span): { from: string; to: string } {
  const start = timeOfDay(locale, from);
  const end = timeOfDay(locale, to);
  const period = periodOf(start);
  return {
    from: period && period === periodOf(end) ? start.slice(0, -period.length) : start,
    to: end,
  };
}
