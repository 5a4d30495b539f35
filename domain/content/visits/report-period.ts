/** The days of a report. */
import { PERIOD_DAYS, type VisitPeriod } from '#contract/console/visits.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { siteDay } from './site-days.ts';

/** The facts about the site that reports need. */
export interface VisitContext {
  isCounting: boolean;
  /** IANA. */
  timeZone: string;
  /** Of the pack. */
  languages: readonly LanguageCode[];
  /** Epoch milliseconds. */
  now: number;
}

/** Days, both included. */
export interface DayRange {
  first: number;
  last: number;
}

export function rangeOf(period: VisitPeriod, { timeZone, now }: VisitContext): DayRange {
  const today = siteDay(zoneOf(timeZone), now);
  const last = period === 'today' ? today : today - 1;
  return { first: last - PERIOD_DAYS[period] + 1, last };
}

/** As many days as in the range, just before it. */
export const rangeBefore = ({ first, last }: DayRange): DayRange => ({
  first: first - (last - first + 1),
  last: first - 1,
});

export const daysOf = ({ first, last }: DayRange): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
