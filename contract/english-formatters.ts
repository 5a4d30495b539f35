/** Formatters of dates, times and amounts; those of Nepali are in `nepali-formatters.ts`. */

/** Formatters of times, amounts and counts. */
export interface NumberFormatters {
  /** `5:30 PM` for minutes after midnight, with a non-breaking space. */
  clock(minutes: number): string;
  /** `6 am`, `4:15 pm` for minutes after midnight: the short form for charts. */
  hour(minutes: number): string;
  /** `220,000` */
  sum(amount: number): string;
  /** `24`: converts an integer, or the digits in a text. */
  digits(value: number | string): string;
  /** `NOK` for an ISO 4217 code. */
  currency(code: string): string;
}

/** Formatters of dates. The UTC fields of each `Date` hold the local calendar date. */
export interface Formatters extends NumberFormatters {
  /** `Nov 12, 2026` */
  day(date: Date): string;
  /** The two parts of a calendar icon: `{ month: 'Nov', day: '12' }`. */
  leaf(date: Date): { month: string; day: string };
  /** `Sat` */
  weekday(date: Date): string;
  /** `12–9 PM`, `6:30 AM–3:30 PM` for minutes after midnight. */
  span(from: number, to: number): string;
  /** `2.5` for a number of whole and half hours. */
  halves(hours: number): string;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const leaf: Formatters['leaf'] = (date) => ({
  month: MONTHS[date.getUTCMonth()] ?? '',
  day: String(date.getUTCDate()),
});

export const ENGLISH_NUMBER_FORMATTERS: NumberFormatters = {
  clock: formatTime,
  hour: (minutes) => formatTime(minutes).toLowerCase().replace(':00', '').replace('\u00a0', ' '),
  sum: (amount) => amount.toLocaleString('en-US'),
  digits: String,
  currency: (code) => code,
};

export const ENGLISH_FORMATTERS: Formatters = {
  ...ENGLISH_NUMBER_FORMATTERS,
  day(date) {
    const { month, day } = leaf(date);
    return `${month} ${day}, ${date.getUTCFullYear()}`;
  },
  leaf,
  weekday: (date) => WEEKDAYS[date.getUTCDay()] ?? '',
  span(from, to) {
    const [start, end] = [shortTime(from), shortTime(to)];
    const isSameHalf = from < NOON === to < NOON;
    return `${isSameHalf ? start.replace(/\u00a0.*/, '') : start}–${end}`;
  },
  // Not ½, which is in the font's second file.
  halves: (hours) => hours.toString(),
};

const NOON = 12 * 60;

/** `5:30 PM`, but `6 PM` for a full hour. */
const shortTime = (minutes: number) => formatTime(minutes).replace(':00', '');

/** `5:30 PM` for minutes after midnight, with a non-breaking space. */
export function formatTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** Converts `HH:MM` to minutes after midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
