/** Moments in a time zone that the browser knows: it takes 20 ms on a phone until it does. */

import { browserLocale } from '#app/language/locale.ts';
import { devanagariMoment } from '#contract/digits.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

/** Which kind of space stands before AM and PM depends on who formats: server and browser differ. */
function format(time: number, options: Intl.DateTimeFormatOptions): string {
  const { code } = browserLocale();
  return new Intl.DateTimeFormat(code === FIRST_LANGUAGE ? 'en-US' : code, options)
    .format(time)
    .replace(/\s(?=[AP]M)/g, '\u00a0')
    .replaceAll('\u202f', '\u00a0');
}

/** Day and hour apart: what stands between them, too, depends on who formats. */
function moment(time: number, hour: Intl.DateTimeFormatOptions): string {
  return `${format(time, { ...DAY, timeZone: hour.timeZone })}, ${format(time, { ...HOUR, ...hour })}`;
}

const BY_NUMBERS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** In a zone, or the browser's own, with its name: `Sat, Nov 28, 2026, 3:45 AM PST`. */
export function formatNamedMoment(time: number, timeZone?: string): string {
  if (browserLocale().code === 'ne') {
    return devanagariMoment(new Date(time), { ...BY_NUMBERS, timeZone, timeZoneName: 'short' });
  }
  return moment(time, { timeZone, timeZoneName: 'short' });
}

/** Whether clocks in both zones show the same at that time. */
export function isSameTime(time: number, one: string, other?: string): boolean {
  return moment(time, { timeZone: one }) === moment(time, { timeZone: other });
}
