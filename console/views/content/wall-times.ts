/** Times in the site's zone and in one's own. */
import { aheadOfUtc, formatDateTime, formatTimeIn } from '#console/ui/formats.ts';

/** `Asia/Kathmandu` as `Kathmandu`. */
export const zoneName = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** `Dec 1, 2026, 9:00 AM Kathmandu (Nov 30, 2026, 7:15 PM your time)`. */
export function wallTimes(at: number, siteZone: string): string {
  const site = formatTimeIn(at, siteZone);
  const own = formatDateTime(at);
  return `${site} ${zoneName(siteZone)}${site === own ? '' : ` (${own} your time)`}`;
}

/** `Kathmandu time (Dec 1, 2026, 12:45 PM your time)` for a day and a time, if both are chosen. */
export function zoneNote(day: string, time: string, siteZone: string): string {
  const site = `${zoneName(siteZone)} time`;
  const localTime = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(localTime)) return site;
  const roughly = localTime - aheadOfUtc(localTime, siteZone);
  // The clocks may change between the two.
  const at = localTime - aheadOfUtc(roughly, siteZone);
  const own = formatDateTime(at);
  return own === formatTimeIn(at, siteZone) ? site : `${site} (${own} your time)`;
}
