/** Moments by the site's clocks. */
import type { LocalizedPack } from '#app/pack.ts';
import { clock, formatDay, weekday } from './site-time.ts';

/** `Sat, Nov 28, 2026, 5:30 PM` */
export function momentThere(pack: LocalizedPack, time: number): string {
  return `${weekday(pack, time)}, ${formatDay(pack, time)}, ${clock(pack, time)}`;
}

/** `Sat 5:30 PM` */
export function hourThere(pack: LocalizedPack, time: number): string {
  return `${weekday(pack, time)} ${clock(pack, time)}`;
}
