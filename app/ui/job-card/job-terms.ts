/** Pay and hours of an opening in words. */
import { clockFace, minutesOf } from '#app/ui/dates/clock-face.ts';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/talents-on-demand.yaml';
import type { JobHours, JobPay } from '#contract/jobs.ts';

const grouped = (sum: number) => sum.toLocaleString('en-US');

/** `NPR 220,000 to 300,000 a month`: gross. */
export function payText({ min, max, currency, period }: JobPay): string {
  const { sum, range, periods } = copy.pay;
  const pay =
    min === max
      ? fill(sum, { currency, sum: grouped(min) })
      : fill(range, { currency, min: grouped(min), max: grouped(max) });
  return fill(periods[period], { pay });
}

/** `12:00 PM to 9:00 PM Nepal time`, or what is said where the days differ; may be empty. */
export function dayText({ from, to, note }: JobHours): string {
  if (!from || !to) return note;
  return fill(copy.hours.day, { from: clockFace(minutesOf(from)), to: clockFace(minutesOf(to)) });
}

/** `2 h with Halifax`; empty where no office is named. */
export function overlapText({ overlap }: JobHours): string {
  if (!overlap) return '';
  const { hours, with: client } = overlap;
  return hours < 1
    ? fill(copy.hours.overlapMinutes, { minutes: Math.round(hours * 60), client })
    : fill(copy.hours.overlap, { hours, client });
}

export const weekText = ({ perWeek }: JobHours) => fill(copy.hours.week, { hours: perWeek });
