/**
 * Dates, times and amounts in Nepali: Devanagari digits, and Bikram Sambat beside Gregorian dates.
 */
import * as converter from 'nepali-date-converter';
import { devanagariDigits } from './digits.ts';
import type { Formatters } from './english-formatters.ts';
import { nepaliNumberFormatters } from './nepali-number-formatters.ts';

// The package is CommonJS, so Node nests its default export one level deeper.
const { default: exported } = converter;
const NepaliDate = 'default' in exported ? (exported.default as typeof exported) : exported;

/** Months of Bikram Sambat, as the press spells them. */
const MONTHS = 'बैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत'.split(' ');

const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const ENGLISH_WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** @param t translates the names of months, weekdays, parts of the day and currencies */
export function nepaliFormatters(t: (english: string) => string): Formatters {
  const month = (date: Date) => t(ENGLISH_MONTHS[date.getUTCMonth()] ?? '');
  return {
    day(date) {
      const day = `${date.getUTCFullYear()} ${month(date)} ${date.getUTCDate()}`;
      const nepaliDay = bikramSambat(date);
      return devanagariDigits(nepaliDay ? `${day} (${nepaliDay})` : day);
    },
    leaf: (date) => ({
      month: month(date),
      day: devanagariDigits(String(date.getUTCDate())),
    }),
    weekday: (date) => t(ENGLISH_WEEKDAYS[date.getUTCDay()] ?? ''),
    ...nepaliNumberFormatters(t),
    currency: t,
  };
}

/**
 * The last Bikram Sambat year whose calendar Nepal has published. Month lengths are announced, not
 * computed, so the library's tables for later years are a forecast.
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
