import { clockTime, onEachMinute } from '#app/ui/dates/clock-time.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { UtcOffset } from '#contract/site.ts';

interface LocalTimeProps {
  clock: readonly UtcOffset[];
  /** Contains `{time}`. */
  template: string;
}

/** Updates the time every minute. */
export default function localTime(root: HTMLElement, { clock, template }: LocalTimeProps): void {
  const [sun, moon, text] = root.querySelectorAll('span');
  if (!text || !sun || !moon) return;
  onEachMinute((now) => {
    const { time, isDay } = clockTime(now, clock);
    text.textContent = fillPlaceholders(template, { time });
    sun.classList.toggle('hidden', !isDay);
    moon.classList.toggle('hidden', isDay);
  });
}
