import { clockTime, onEachMinute } from '#app/ui/dates/clock-time.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { UtcOffset } from '#contract/site.ts';

interface Clocks {
  /** Sentence for screen readers, such as 'It is now {time} in {city}'. */
  template: string;
  clocks: { city: string; clock: UtcOffset[] }[];
}

export default function clockChips(root: HTMLElement, { template, clocks }: Clocks) {
  const chips = [...root.querySelectorAll('p')].map((chip) => {
    const [icons, figures, name] = chip.children;
    const sentence = document.createElement('span');
    sentence.className = 'sr-only';
    name?.setAttribute('aria-hidden', 'true');
    chip.append(sentence);
    return { icons, figures, sentence };
  });
  onEachMinute((now) => {
    for (const [index, { icons, figures, sentence }] of chips.entries()) {
      const { city = '', clock = [] } = clocks[index] ?? {};
      const { time, isDay } = clockTime(now, clock);
      icons?.setAttribute('data-sky', isDay ? 'day' : 'night');
      if (figures) figures.textContent = time;
      sentence.textContent = fillPlaceholders(template, { time, city });
    }
  });
}
