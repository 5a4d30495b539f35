/** Formatters of dates, times and amounts for languages that use `Intl`. */

import {
  ENGLISH_NUMBER_FORMATTERS,
  type Formatters,
  type NumberFormatters,
} from './english-formatters.ts';
import { intlTag } from './language-tags.ts';

/** @param language BCP 47 tag */
export function intlNumberFormatters(language: string): NumberFormatters {
  const tag = intlTag(language);
  const hour = (minutes: number) =>
    new Date(minutes * 60_000).toLocaleTimeString(tag, { timeStyle: 'short', timeZone: 'UTC' });
  return {
    ...ENGLISH_NUMBER_FORMATTERS,
    clock: (minutes) => hour(minutes).replace(/\s/g, '\u00a0'),
    hour,
    sum: (amount) => amount.toLocaleString(tag),
  };
}

/** @param language BCP 47 tag */
export function intlFormatters(language: string): Formatters {
  const tag = intlTag(language);
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString(tag, { ...options, timeZone: 'UTC' });
  const numbers = intlNumberFormatters(language);
  return {
    ...numbers,
    span: (from, to) => `${numbers.clock(from)}–${numbers.clock(to)}`,
    halves: (hours) => hours.toLocaleString(tag),
    day: (date) => write(date, { day: 'numeric', month: 'short', year: 'numeric' }),
    leaf: (date) => ({
      month: write(date, { month: 'short' }),
      day: write(date, { day: 'numeric' }),
    }),
    weekday: (date) => write(date, { weekday: 'short' }),
  };
}
