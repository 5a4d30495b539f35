/** Times in the site's zone and in one's own. */
import { aheadOfUtc, formatDateTime, formatTimeIn } from '#console/ui/formats.ts';

/** `Europe/Oslo` as `Oslo`. */
export const zoneName = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** `Dec 1, 2026, 9:00 AM Oslo (3:00 AM your time)`. */
export function wallTimes(at: number, siteZone: string): string {
  const site = formatTimeIn(at, siteZone);
  const own = formatDateTime(at);
  return `${site} ${zoneName(siteZone)}${site === own ? '' : ` (${own} your time)`}`;
}

/** `Oslo time (Dec 1, 2026, 12:45 PM your time)` for a day and a time, if both are chosen. */
export function zoneNote(day: string, time: string, siteZone: string): string {
  const site = `${zoneName(siteZone)} time`;
  const at = timeOf(`${day}T${time}`, siteZone);
  if (Number.isNaN(at)) return site;
  const own = formatDateTime(at);
  return own === formatTimeIn(at, siteZone) ? site : `${site} (${own} your time)`;
}

/**
 * The day in the site's zone at a wall time in another.
 * @param wallTime `2026-12-01T09:00`, or the empty text of a field without a value
 * @returns `2026-12-01`; undefined without a wall time
 */
export function siteDay(wallTime: string, timeZone: string, siteZone: string): string | undefined {
  const at = timeOf(wallTime, timeZone);
  if (Number.isNaN(at)) return undefined;
  return new Date(at + aheadOfUtc(at, siteZone)).toISOString().slice(0, 10);
}

/** Epoch milliseconds of a wall time in a zone; NaN if it is none. */
function timeOf(wallTime: string, timeZone: string): number {
  const localTime = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(localTime)) return Number.NaN;
  const roughly = localTime - aheadOfUtc(localTime, timeZone);
  // The clocks may change between the two.
  return localTime - aheadOfUtc(roughly, timeZone);
}
