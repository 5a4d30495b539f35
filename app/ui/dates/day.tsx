import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { formatDay, minutesAhead } from './site-time.ts';

/** Noon there on a day such as `2026-11-12`, in epoch milliseconds. */
function noonOf(pack: LocalizedPack, day: string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return noon - minutesAhead(pack, noon) * 60_000;
}

/** A day that the pack tells, as it is read: `Nov 12, 2026`. */
export const Day = ({ of: day }: { of: string }) => {
  const pack = usePack();
  return <time dateTime={day}>{formatDay(pack, noonOf(pack, day))}</time>;
};
