/** Pay and hours of an opening in words, which the pack has in `pages/talents-on-demand.yaml`. */
import { clockFace, minutesOf } from './clock-face.ts';
import { fill } from './fill.ts';
import type { JobHours, JobPay } from './jobs.ts';
import type { TalentsOnDemandCopy } from './pages/talents-on-demand.ts';

export type JobWords = Pick<TalentsOnDemandCopy, 'pay' | 'hours' | 'list'>;

const grouped = (sum: number) => sum.toLocaleString('en-US');

/** `NPR 220,000 to 300,000 a month`: gross. */
export function payText({ min, max, currency, period }: JobPay, copy: JobWords): string {
  const { sum, range, periods } = copy.pay;
  const pay =
    min === max
      ? fill(sum, { currency, sum: grouped(min) })
      : fill(range, { currency, min: grouped(min), max: grouped(max) });
  return fill(periods[period], { pay });
}

/** `12:00 PM to 9:00 PM Nepal time`, or what is said where the days differ; may be empty. */
export function dayText({ from, to, note }: JobHours, copy: JobWords): string {
  if (!from || !to) return note;
  return fill(copy.hours.day, { from: clockFace(minutesOf(from)), to: clockFace(minutesOf(to)) });
}

/** `2 h with Halifax`; empty where no office is named. */
export function overlapText({ overlap }: JobHours, copy: JobWords): string {
  if (!overlap) return '';
  const { hours, with: client } = overlap;
  return hours < 1
    ? fill(copy.hours.overlapMinutes, { minutes: Math.round(hours * 60), client })
    : fill(copy.hours.overlap, { hours, client });
}

export const weekText = ({ perWeek }: JobHours, copy: JobWords) =>
  fill(copy.hours.week, { hours: perWeek });
