/** Pay and hours of a job as text, with the copy of `pages/talents-on-demand.yaml`. */

import { ENGLISH_FORMATTERS, type Formatters, minutesOf } from './english-formatters.ts';
import { fillPlaceholders } from './fill.ts';
import type { JobHours, JobPay } from './jobs.ts';
import type { JobPagesCopy } from './pages/talents-on-demand.ts';

const unchanged = (name: string) => name;

export type JobCopy = Pick<JobPagesCopy, 'pay' | 'hours' | 'list'>;

/** `NOK 220,000 to 300,000 a month`, gross. */
export function payText(
  { min, max, currency: code, period }: JobPay,
  copy: JobCopy,
  format: Formatters = ENGLISH_FORMATTERS,
): string {
  const { sum, range, periods } = copy.pay;
  const currency = format.currency(code);
  const pay =
    min === max
      ? fillPlaceholders(sum, { currency, sum: format.sum(min) })
      : fillPlaceholders(range, { currency, min: format.sum(min), max: format.sum(max) });
  return fillPlaceholders(periods[period], { pay });
}

/** `12:00 PM to 9:00 PM Oslo time`, or the job's note if the days differ; may be empty. */
export function dayText(
  { from, to, note }: JobHours,
  copy: JobCopy,
  { clock }: Formatters = ENGLISH_FORMATTERS,
): string {
  if (!from || !to) return note;
  return fillPlaceholders(copy.hours.day, {
    from: clock(minutesOf(from)),
    to: clock(minutesOf(to)),
  });
}

/**
 * `2 h with Halifax`, `45 min to 1 h 45 min with Oregon, by season`; empty without an overlap.
 * @param t translates the client's place
 */
export function overlapText({ overlap }: JobHours, copy: JobCopy, t = unchanged): string {
  if (!overlap) return '';
  const { hours, upTo = hours } = overlap;
  const client = t(overlap.with);
  const least = lengthText(hours, copy);
  return upTo > hours
    ? fillPlaceholders(copy.hours.overlapBySeason, { least, most: lengthText(upTo, copy), client })
    : fillPlaceholders(copy.hours.overlap, { time: least, client });
}

/** `1 h 45 min` for 1.75 hours. */
function lengthText(length: number, copy: JobCopy): string {
  const minutes = Math.round(length * 60);
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  const { length: forms } = copy.hours;
  if (parts.hours === 0) return fillPlaceholders(forms.minutes, parts);
  return fillPlaceholders(parts.minutes === 0 ? forms.hours : forms.both, parts);
}

/**
 * The two facts that fit on a card: `12–9 PM Oslo` and `2–3 h with Halifax`, in whole and half
 * hours. If the days differ, the week replaces the day.
 * @param t translates the client's place
 */
export function shortHours(
  hours: JobHours,
  copy: JobCopy,
  format: Formatters = ENGLISH_FORMATTERS,
  t = unchanged,
): { times: string; overlap: string } {
  const { short } = copy.hours;
  const { from, to, perWeek } = hours;
  const times =
    from && to
      ? fillPlaceholders(short.day, { time: format.span(minutesOf(from), minutesOf(to)) })
      : fillPlaceholders(short.week, { hours: format.sum(perWeek) });
  return { times, overlap: shortOverlap(hours, copy, format, t) };
}

function shortOverlap(
  hours: JobHours,
  copy: JobCopy,
  format: Formatters,
  t: typeof unchanged,
): string {
  if (!hours.overlap) return '';
  const { hours: least, upTo: most = least, with: client } = hours.overlap;
  const [low, high] = [least, most].map((length) => Math.floor(length * 2) / 2) as [number, number];
  // Less than half an hour cannot be shortened.
  if (low === 0) return overlapText(hours, copy, t);
  const { short } = copy.hours;
  const time =
    low === high
      ? format.halves(low)
      : fillPlaceholders(short.range, { least: format.halves(low), most: format.halves(high) });
  return fillPlaceholders(short.overlap, { time, client: t(client) });
}

/** `37.5 hours a week`, or `37,5 timer i uken`. */
export const weekText = (
  { perWeek }: JobHours,
  copy: JobCopy,
  { sum }: Formatters = ENGLISH_FORMATTERS,
) => fillPlaceholders(copy.hours.week, { hours: sum(perWeek) });
