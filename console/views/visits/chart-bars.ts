/** The bars of the chart, one for each day or week. */
import type { VisitReport } from '#contract/console/visits.ts';
import { formatDay } from './visit-labels.ts';

export interface Bar {
  /** First day. */
  date: string;
  label: string;
  /** Null if no day of it was counted. */
  views: number | null;
  visitors: number | null;
}

const WEEK = 7;

/** More days than this are shown by week. */
const MOST_DAYS = 120;

export function barsOf(days: VisitReport['days']): Bar[] {
  if (days.length <= MOST_DAYS) return days.map((day) => ({ ...day, label: formatDay(day.date) }));
  const starts = Array.from({ length: Math.ceil(days.length / WEEK) }, (_, at) => at * WEEK);
  return starts.map((start) => {
    const week = days.slice(start, start + WEEK);
    const date = week[0]?.date ?? '';
    return {
      date,
      label: `Week of ${formatDay(date)}`,
      views: sumOf(week.map(({ views }) => views)),
      visitors: sumOf(week.map(({ visitors }) => visitors)),
    };
  });
}

function sumOf(counts: readonly (number | null)[]): number | null {
  const counted = counts.filter((count) => count !== null);
  return counted.length === 0 ? null : counted.reduce((sum, count) => sum + count, 0);
}

/** Tops of the axis, times a power of ten. Half of each is labeled too, so it is a whole number. */
const TOPS = [1, 2, 3, 4, 6, 8, 10];

/** The lowest top of the axis above all bars. */
export function axisTop(bars: readonly Pick<Bar, 'views'>[]): number {
  const most = Math.max(...bars.map(({ views }) => views ?? 0));
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return TOPS.map((step) => step * power).find((top) => top >= most) ?? most;
}
