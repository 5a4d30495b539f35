/** Moments in a time zone: the site's, or that of whoever looks. */
import site from '#content/site.yaml';
import { clock, formatDay, weekday } from './site-time.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;

/** Which kind of space stands before AM and PM depends on who formats: server and browser differ. */
function format(time: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', options)
    .format(time)
    .replace(/\s(?=[AP]M)/g, '\u00a0')
    .replaceAll('\u202f', '\u00a0');
}

/** Day and hour apart: what stands between them, too, depends on who formats. */
function moment(time: number, hour: Intl.DateTimeFormatOptions): string {
  return `${format(time, { ...DAY, timeZone: hour.timeZone })}, ${format(time, { ...HOUR, ...hour })}`;
}

/** `Sat, Nov 28, 2026, 5:30 PM` by the site's clocks. */
export function momentThere(time: number): string {
  return `${weekday(time)}, ${formatDay(time)}, ${clock(time)}`;
}

/** `Sat 5:30 PM` by the site's clocks. */
export function hourThere(time: number): string {
  return `${weekday(time)} ${clock(time)}`;
}

/** The same in a zone, or the browser's own, with its name: `Sat, Nov 28, 2026, 3:45 AM PST`. */
export function formatNamedMoment(time: number, timeZone?: string): string {
  return moment(time, { timeZone, timeZoneName: 'short' });
}

/** Whether clocks there show the same as the site's at that time. */
export function isLikeSiteTime(time: number, timeZone?: string): boolean {
  return moment(time, { timeZone }) === moment(time, { timeZone: site.timeZone });
}
