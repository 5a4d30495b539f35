import { clockTime, eachMinute } from '#app/ui/dates/clock-time.ts';
import { fill } from '#contract/fill.ts';
import type { UtcOffset } from '#contract/site.ts';

interface LocalTimeProps {
  clock: readonly UtcOffset[];
  /** Contains `{time}`. */
  words: string;
}

/** Updates the time every minute. */
export default function localTime(root: HTMLElement, { clock, words }: LocalTimeProps): void {
  const [sun, moon, text] = root.querySelectorAll('span');
  if (!text || !sun || !moon) return;
  eachMinute((now) => {
    const { time, isDay } = clockTime(now, clock);
    text.textContent = fill(words, { time });
    sun.classList.toggle('hidden', !isDay);
    moon.classList.toggle('hidden', isDay);
  });
}
