/** Times in the site's zone and in one's own. */
import { formatDateTime, formatTimeIn } from '#console/ui/formats.ts';

/** `Asia/Kathmandu` as `Kathmandu`. */
export const zoneName = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

/** `Dec 1, 2026, 9:00 AM Kathmandu (Nov 30, 2026, 7:15 PM your time)`. */
export function wallTimes(at: number, siteZone: string): string {
  const site = formatTimeIn(at, siteZone);
  const own = formatDateTime(at);
  return `${site} ${zoneName(siteZone)}${site === own ? '' : ` (${own} your time)`}`;
}
