/** Formatters of dates, times and amounts for languages that use `Intl`. */
import type { LanguageCode } from './languages.ts';
import { ENGLISH_NUMBERS, type NumberSpelling, type Spelling } from './spelling.ts';

/** @param code BCP 47 tag */
export function intlNumbers(code: LanguageCode): NumberSpelling {
  const hour = (minutes: number) =>
    new Date(minutes * 60_000).toLocaleTimeString(code, { timeStyle: 'short', timeZone: 'UTC' });
  return {
    ...ENGLISH_NUMBERS,
    clock: (minutes) => hour(minutes).replace(/\s/g, '\u00a0'),
    hour,
    sum: (amount) => amount.toLocaleString(code),
  };
}

/** @param code BCP 47 tag */
export function intlSpelling(code: LanguageCode): Spelling {
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString(code, { ...options, timeZone: 'UTC' });
  return {
    ...intlNumbers(code),
    day: (date) => write(date, { day: 'numeric', month: 'short', year: 'numeric' }),
    leaf: (date) => ({
      month: write(date, { month: 'short' }),
      day: write(date, { day: 'numeric' }),
    }),
    weekday: (date) => write(date, { weekday: 'short' }),
  };
}
