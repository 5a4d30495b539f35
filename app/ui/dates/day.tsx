import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { formatDay, utcOffsetMinutes } from './site-time.ts';

/** Noon in the site's time zone, in epoch milliseconds. @param day such as `2026-11-12` */
function noonOf(pack: LocalizedPack, day: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return noon - utcOffsetMinutes(pack, noon) * 60_000;
}

/** Shows a day of the pack, such as `2026-11-12`, as `Nov 12, 2026`. */
export const Day = ({ day }: { day: string }) => {
  const pack = usePack();
  return <time dateTime={day}>{formatDay(pack, noonOf(pack, day))}</time>;
};
