import { clockTime, eachMinute } from '#app/ui/dates/clock-time.ts';
import { fill } from '#contract/fill.ts';
import type { UtcOffset } from '#contract/site.ts';

interface LocalTimeProps {
  clock: readonly UtcOffset[];
  /** With `{time}`. */
  words: string;
}

/** Tells the time, anew with each minute. */
export default function localTime(root: HTMLElement, { clock, words }: LocalTimeProps): void {
  const [sun, moon, shown] = root.querySelectorAll('span');
  if (!shown || !sun || !moon) return;
  eachMinute((now) => {
    const { time, isDay } = clockTime(now, clock);
    shown.textContent = fill(words, { time });
    sun.classList.toggle('hidden', !isDay);
    moon.classList.toggle('hidden', isDay);
  });
}
