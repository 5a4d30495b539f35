/**
 * Times and amounts in Nepali: the formatters that browsers need, many of which lack `Intl` data.
 */
import { devanagariDigits } from './digits.ts';
import type { Formatters } from './english-formatters.ts';

/** Parts of the day and the hours at which they begin. */
const DAY_PARTS = [
  { name: 'night', from: 0 },
  { name: 'morning', from: 4 },
  { name: 'afternoon', from: 12 },
  { name: 'evening', from: 17 },
  { name: 'night', from: 20 },
] as const;

/** @param t translates the names of parts of the day */
export function nepaliNumberFormatters(
  t: (english: string) => string,
): Pick<Formatters, 'clock' | 'hour' | 'sum' | 'digits'> {
  function clock(minutes: number): string {
    const hour = Math.floor(minutes / 60);
    const part = DAY_PARTS.findLast(({ from }) => from <= hour)?.name ?? 'night';
    const time = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
    return `${t(part)}\u00a0${devanagariDigits(time)}`;
  }
  return {
    clock,
    digits: (value) => devanagariDigits(`${value}`),
    hour: (minutes) => clock(minutes).replace(':००', '').replace('\u00a0', ' '),
    // Grouped in lakhs, as is usual in Nepal.
    sum: (amount) => devanagariDigits(amount.toLocaleString('en-IN')),
  };
}
