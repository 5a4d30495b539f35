/** Hours and sums in Nepali: what browsers need of its spelling, as many have no `Intl` for it. */
import { devanagariDigits } from './digits.ts';
import type { Spelling } from './spelling.ts';

/** From which hour on each part of the day is called so. */
const PARTS = [
  { name: 'night', from: 0 },
  { name: 'morning', from: 4 },
  { name: 'afternoon', from: 12 },
  { name: 'evening', from: 17 },
  { name: 'night', from: 20 },
] as const;

/** @param say what stands in Nepali for a part of the day */
export function nepaliNumbers(
  say: (english: string) => string,
): Pick<Spelling, 'clock' | 'hour' | 'sum' | 'digits'> {
  function clock(minutes: number): string {
    const hour = Math.floor(minutes / 60);
    const part = PARTS.findLast(({ from }) => from <= hour)?.name ?? 'night';
    const face = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
    return `${say(part)}\u00a0${devanagariDigits(face)}`;
  }
  return {
    clock,
    digits: (value) => devanagariDigits(`${value}`),
    hour: (minutes) => clock(minutes).replace(':००', '').replace('\u00a0', ' '),
    // In lakhs, as sums are read in Nepal.
    sum: (amount) => devanagariDigits(amount.toLocaleString('en-IN')),
  };
}
