const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const WORDS = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });
const THIS_YEAR = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const OTHER_YEAR = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/**
 * How long ago, or in how long: by minutes, hours and days within a week, beyond it the date.
 * @param at epoch milliseconds
 */
export function relativeTime(at: number, now: number): string {
  const distance = at - now;
  const length = Math.abs(distance);
  if (length < MINUTE) return 'now';
  if (length < HOUR) return WORDS.format(Math.trunc(distance / MINUTE), 'minute');
  if (length < DAY) return WORDS.format(Math.trunc(distance / HOUR), 'hour');
  if (length < 7 * DAY) return WORDS.format(Math.trunc(distance / DAY), 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return (isThisYear ? THIS_YEAR : OTHER_YEAR).format(at);
}
