import type { UtcOffset } from '#contract/site.ts';

/** What a clock shows, `4:05\u00a0pm`, and whether it is day there: six to six, as on the equinox. */
export function clockTime(now: number, clock: readonly UtcOffset[]) {
  const minutes = clock.findLast(({ from }) => from <= now)?.minutes ?? 0;
  const there = new Date(now + minutes * 60_000);
  const hour = there.getUTCHours();
  const past = String(there.getUTCMinutes()).padStart(2, '0');
  const time = `${hour % 12 || 12}:${past}\u00a0${hour < 12 ? 'am' : 'pm'}`;
  return { time, isDay: hour >= 6 && hour < 18 };
}
