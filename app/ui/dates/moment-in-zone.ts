/** Uses the browser's time zones, whose first use takes 20 ms on a phone. */

import { browserLocale } from '#app/language/locale.ts';
import { devanagariDateTime } from '#contract/digits.ts';
import { intlTag } from '#contract/language-tags.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

/** Normalizes the space before AM and PM, in which server and browser differ. */
function format(time: number, options: Intl.DateTimeFormatOptions): string {
  const { tag } = browserLocale();
  return new Intl.DateTimeFormat(intlTag(tag), options)
    .format(time)
    .replace(/\s(?=[AP]M)/g, '\u00a0')
    .replaceAll('\u202f', '\u00a0');
}

/** Formats day and time separately, because server and browser also differ in the separator. */
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

/** In `timeZone` or the browser's own, with its name: `Sat, Nov 28, 2026, 3:45 AM PST`. */
export function formatNamedMoment(time: number, timeZone?: string): string {
  if (browserLocale().code === 'ne') {
    return devanagariDateTime(new Date(time), { ...BY_NUMBERS, timeZone, timeZoneName: 'short' });
  }
  return moment(time, { timeZone, timeZoneName: 'short' });
}

/** True if the local times of both zones are equal at `time`. */
export function isSameTime(time: number, one: string, other?: string): boolean {
  return moment(time, { timeZone: one }) === moment(time, { timeZone: other });
}
