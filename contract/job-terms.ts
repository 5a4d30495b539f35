/** Pay and hours of a job as text, with the copy of `pages/talents-on-demand.yaml`. */

import { fill } from './fill.ts';
import type { JobHours, JobPay } from './jobs.ts';
import type { TalentsOnDemandCopy } from './pages/talents-on-demand.ts';
import { ENGLISH, minutesOf, type Spelling } from './spelling.ts';

export type JobWords = Pick<TalentsOnDemandCopy, 'pay' | 'hours' | 'list'>;

/** `NPR 220,000 to 300,000 a month`, gross. */
export function payText(
  { min, max, currency: code, period }: JobPay,
  copy: JobWords,
  spelling: Spelling = ENGLISH,
): string {
  const { sum, range, periods } = copy.pay;
  const currency = spelling.currency(code);
  const pay =
    min === max
      ? fill(sum, { currency, sum: spelling.sum(min) })
      : fill(range, { currency, min: spelling.sum(min), max: spelling.sum(max) });
  return fill(periods[period], { pay });
}

/** `12:00 PM to 9:00 PM Nepal time`, or the job's note if the days differ; may be empty. */
export function dayText(
  { from, to, note }: JobHours,
  copy: JobWords,
  { clock }: Spelling = ENGLISH,
): string {
  if (!from || !to) return note;
  return fill(copy.hours.day, { from: clock(minutesOf(from)), to: clock(minutesOf(to)) });
}

/** `2 h with Halifax`, `45 min to 1 h 45 min with Oregon, by season`; empty without an overlap. */
export function overlapText({ overlap }: JobHours, copy: JobWords): string {
  if (!overlap) return '';
  const { hours, upTo = hours, with: client } = overlap;
  const least = lengthText(hours, copy);
  return upTo > hours
    ? fill(copy.hours.overlapBySeason, { least, most: lengthText(upTo, copy), client })
    : fill(copy.hours.overlap, { time: least, client });
}

/** `1 h 45 min` for 1.75 hours. */
function lengthText(length: number, copy: JobWords): string {
  const minutes = Math.round(length * 60);
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const { length: forms } = copy.hours;
  if (parts.hours === 0) return fill(forms.minutes, parts);
  return fill(parts.minutes === 0 ? forms.hours : forms.both, parts);
}

export const weekText = ({ perWeek }: JobHours, copy: JobWords) =>
  fill(copy.hours.week, { hours: perWeek });
