import { browserLocale } from '#app/language/locale.ts';
import type { UtcOffset } from '#contract/site.ts';

/** What a clock shows, `4:05\u00a0pm`, and whether it is day there: six to six, as on the equinox. */
export function clockTime(now: number, clock: readonly UtcOffset[]) {
  const minutes = clock.findLast(({ from }) => from <= now)?.minutes ?? 0;
  const there = new Date(now + minutes * 60_000);
  const hour = there.getUTCHours();
  const time = browserLocale()
    .format.clock(hour * 60 + there.getUTCMinutes())
    .toLowerCase();
  return { time, isDay: hour >= 6 && hour < 18 };
}

const MINUTE = 60_000;

/** Calls back now and at each minute, with the time in epoch milliseconds. */
export function eachMinute(run: (now: number) => void): void {
  const tick = () => {
    run(Date.now());
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
}
