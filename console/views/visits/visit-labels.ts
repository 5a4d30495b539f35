/** Texts of the report of visits. */
import { formatNumber, formatUtcDate } from '#console/ui/formats.ts';
import type { SourceKind, VisitPeriod } from '#contract/console/visits.ts';

export const PERIOD_LABELS: Readonly<Record<VisitPeriod, string>> = {
  today: 'Today',
  '7-days': 'Last 7 days',
  '30-days': 'Last 30 days',
  '90-days': 'Last 90 days',
  '12-months': 'Last 52 weeks',
};

export const SOURCE_LABELS: Readonly<Record<SourceKind, string>> = {
  search: 'Search engine',
  assistant: 'AI assistant',
  social: 'Social network',
  mail: 'Email',
  site: 'Site',
  campaign: 'Campaign',
  direct: 'Typed, bookmarked, or from an app',
};

/** Names of sources whose name is empty. */
export const UNNAMED_SOURCES: Readonly<Partial<Record<SourceKind, string>>> = {
  site: 'Other sites',
  campaign: 'Other campaigns',
  direct: 'Direct',
};

/** @param date `2026-11-29`, a day of the site */
export const formatDay = (date: string) => formatUtcDate(Date.parse(date));

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Below this, percentages mean little and the difference is shown. */
const SMALL = 10;

/**
 * `+12%`, or `+3` for a small number; empty if they are nearly equal.
 * @param previous count of the period before
 */
export function changeLabel(count: number, previous: number): string {
  if (count === previous) return '';
  if (previous === 0) return 'New';
  const difference = count - previous;
  const sign = difference > 0 ? '+' : '−';
  if (previous < SMALL) return sign + formatNumber(Math.abs(difference));
  const percent = Math.round((Math.abs(difference) / previous) * 100);
  return percent === 0 ? '' : `${sign}${formatNumber(percent)}%`;
}
