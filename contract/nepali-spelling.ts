/** Days, hours and sums in Nepali: digits in Devanagari, the day of Bikram Sambat beside the other one. */
import * as converter from 'nepali-date-converter';
import { devanagariDigits } from './devanagari-digits.ts';
import type { Spelling } from './spelling.ts';

// Its module is of the older kind: as Node reads it, what it exports stands one level deeper.
const { default: own } = converter;
const NepaliDate = 'default' in own ? (own.default as typeof own) : own;

/** Of Bikram Sambat, as the press writes them. */
const MONTHS = 'बैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'.split(' ');

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const ENGLISH_WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** From which hour on each part of the day is called so. */
const PARTS = [
  { name: 'night', from: 0 },
  { name: 'morning', from: 4 },
  { name: 'afternoon', from: 12 },
  { name: 'evening', from: 17 },
  { name: 'night', from: 20 },
] as const;

/** @param say what stands in Nepali for a month, a weekday, a part of the day, a currency */
export function nepaliSpelling(say: (english: string) => string): Spelling {
  const month = (date: Date) => say(ENGLISH_MONTHS[date.getUTCMonth()] ?? '');
  function clock(minutes: number): string {
    const hour = Math.floor(minutes / 60);
    const part = PARTS.findLast(({ from }) => from <= hour)?.name ?? 'night';
    const face = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
    return `${say(part)}\u00a0${devanagariDigits(face)}`;
  }
  return {
    day(date) {
      const day = `${date.getUTCFullYear()} ${month(date)} ${date.getUTCDate()}`;
      const own = bikramSambat(date);
      return devanagariDigits(own ? `${day} (${own})` : day);
    },
    leaf: (date) => ({
      month: month(date),
      day: devanagariDigits(String(date.getUTCDate())),
    }),
    weekday: (date) => say(ENGLISH_WEEKDAYS[date.getUTCDay()] ?? ''),
    clock,
    hour: (minutes) => clock(minutes).replace(':००', '').replace('\u00a0', ' '),
    // In lakhs, as sums are read in Nepal.
    sum: (amount) => devanagariDigits(amount.toLocaleString('en-IN')),
    currency: say,
  };
}

/** `2083 मंसिर 8`; undefined for years that the calendar's tables do not reach. */
function bikramSambat(date: Date): string | undefined {
  try {
    const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
    const { year, month, date: day } = new NepaliDate(local).getBS();
    return `${year} ${MONTHS[month]} ${day}`;
  } catch {
    return undefined;
  }
}
