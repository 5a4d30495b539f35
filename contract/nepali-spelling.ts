/** Days, hours and sums in Nepali: digits in Devanagari, the day of Bikram Sambat beside the other one. */
import * as converter from 'nepali-date-converter';
import { devanagariDigits } from './digits.ts';
import { nepaliNumbers } from './nepali-numbers.ts';
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

/** @param say what stands in Nepali for a month, a weekday, a part of the day, a currency */
export function nepaliSpelling(say: (english: string) => string): Spelling {
  const month = (date: Date) => say(ENGLISH_MONTHS[date.getUTCMonth()] ?? '');
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
    ...nepaliNumbers(say),
    currency: say,
  };
}

/**
 * The last year of Bikram Sambat whose calendar Nepal has published. The lengths of its months are
 * announced, not computed, so the library's tables for later years are a forecast.
 */
const LAST_PUBLISHED_YEAR = 2083;

/** `2083 मंसिर 8`; undefined outside the published years. */
function bikramSambat(date: Date): string | undefined {
  try {
    const local = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
    const { year, month, date: day } = new NepaliDate(local).getBS();
    if (year > LAST_PUBLISHED_YEAR) return undefined;
    return `${year} ${MONTHS[month]} ${day}`;
  } catch {
    return undefined;
  }
}
