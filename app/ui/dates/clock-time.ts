import { browserLocale } from '#app/language/locale.ts';
import type { UtcOffset } from '#contract/site.ts';

/** The local time, `4:05\u00a0pm`. It is day from 6 am to 6 pm, as on the equinox. */
export function clockTime(now: number, clock: readonly UtcOffset[]) {
  const minutes = clock.findLast(({ from }) => from <= now)?.minutes ?? 0;
  const local = new Date(now + minutes * 60_000);
  const hour = local.getUTCHours();
  const time = browserLocale()
    .format.clock(hour * 60 + local.getUTCMinutes())
    .toLowerCase();
  return { time, isDay: hour >= 6 && hour < 18 };
}

const MINUTE = 60_000;

/** @param run called immediately and at the start of each minute, with epoch milliseconds */
export function onEachMinute(run: (now: number) => void): void {
  const tick = () => {
    run(Date.now());
    setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  tick();
}
