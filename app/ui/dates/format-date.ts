/** Dates of openings are days in Kathmandu, wherever the reader or the server is. */
const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Kathmandu',
});

/** Sweden writes dates as ISO 8601 does. */
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kathmandu' });

/** `Nov 12, 2026` for epoch milliseconds. */
export function formatDay(time: number): string {
  return DAY.format(time);
}

/** `2026-11-12`, for the `datetime` attribute. */
export function isoDay(time: number): string {
  return ISO_DAY.format(time);
}
