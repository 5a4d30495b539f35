/** Moments in a time zone: Kathmandu's, or that of whoever looks. */

export const KATHMANDU = 'Asia/Kathmandu';

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

/** `Sat, Nov 28, 2026, 5:30 PM`; in no zone named, the browser's own. */
export function formatMoment(time: number, timeZone?: string): string {
  return moment(time, { timeZone });
}

/** The same with the zone's name behind it: `Sat, Nov 28, 2026, 3:45 AM PST`. */
export function formatNamedMoment(time: number, timeZone?: string): string {
  return moment(time, { timeZone, timeZoneName: 'short' });
}

/** `Sat 5:30 PM` */
export function formatHour(time: number, timeZone?: string): string {
  return `${format(time, { weekday: 'short', timeZone })} ${format(time, { ...HOUR, timeZone })}`;
}

/** Whether clocks there show the same as in Kathmandu at that time. */
export function isLikeKathmandu(time: number, timeZone?: string): boolean {
  return formatMoment(time, timeZone) === formatMoment(time, KATHMANDU);
}
