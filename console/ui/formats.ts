/** Formats of numbers, lists and dates in the console: US English, in the device's time zone. */
const LOCALE = 'en-US';

const NUMBER = new Intl.NumberFormat(LOCALE);
const LIST = new Intl.ListFormat(LOCALE);
const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const UTC_DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' });
const FULL_UTC_DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' });
const DAY_OF_YEAR = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const DATE_TIME = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const FULL_TIME = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'short' });
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto', style: 'short' });

/** `1,204` */
export const formatNumber = (value: number) => NUMBER.format(value);

/** `React, SQL, and CSS` */
export const formatList = (items: readonly string[]) => LIST.format(items);

/** `Jan 16, 2027` for epoch milliseconds. */
export const formatDate = (time: number) => DATE.format(time);

/** `Jan 16, 2027` for the epoch milliseconds at which that day begins in UTC. */
export const formatUtcDate = (time: number) => UTC_DATE.format(time);

/** `Jan 16` for epoch milliseconds. */
export const formatDayOfYear = (time: number) => DAY_OF_YEAR.format(time);

/** `Jan 16, 2027, 4:30 PM` for epoch milliseconds. */
export const formatDateTime = (time: number) => DATE_TIME.format(time);

/** `Saturday, January 16, 2027 at 4:30 PM` for epoch milliseconds. */
export const formatFullTime = (time: number) => FULL_TIME.format(time);

/** `4 min. ago`, `in 2 days` */
export const formatRelative = (distance: number, unit: 'minute' | 'hour' | 'day') =>
  RELATIVE.format(distance, unit);

/** `Jan 16, 2027, 4:30 PM` in another time zone. */
export const formatTimeIn = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    time,
  );

/** `Jan 16, 2027` in another time zone. */
export const formatDateIn = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone }).format(time);

/** `Tuesday, December 1, 2026` for the epoch milliseconds at which that day begins in UTC. */
export const formatFullUtcDate = (time: number) => FULL_UTC_DATE.format(time);

/** Milliseconds by which clocks in a time zone are ahead of UTC. */
export function aheadOfUtc(time: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'longOffset' }).format(
    time,
  );
  const [, sign, hours = 0, minutes = 0] = /GMT(?:([+-])(\d+):(\d+))?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** IANA name of the device's time zone. */
export const ownTimeZone = (): string => DATE.resolvedOptions().timeZone;
