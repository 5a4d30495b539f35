/** Moments by the site's clocks. */
import { clock, formatDay, weekday } from './site-time.ts';

/** `Sat, Nov 28, 2026, 5:30 PM` */
export function momentThere(time: number): string {
  return `${weekday(time)}, ${formatDay(time)}, ${clock(time)}`;
}

/** `Sat 5:30 PM` */
export function hourThere(time: number): string {
  return `${weekday(time)} ${clock(time)}`;
}
