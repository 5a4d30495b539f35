/** Times in the site's zone and in one's own. */

function timeIn(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(at);
}

/** `Asia/Kathmandu` as `Kathmandu`. */
export const zoneName = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ');

export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Dec 1, 2026, 9:00 AM Kathmandu (4:15 AM your time)`. */
export function wallTimes(at: number, siteZone: string): string {
  const site = `${timeIn(at, siteZone)} ${zoneName(siteZone)}`;
  const own = timeIn(at);
  return timeIn(at, siteZone) === own ? site : `${site} (${own} your time)`;
}
