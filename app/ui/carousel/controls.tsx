import { Icon } from '#app/ui/icons/icon.tsx';
import { fill } from '#app/ui/text/fill.ts';

export interface CarouselWords {
  previous: string;
  next: string;
  /** For example '{n} of {m}'. */
  position: string;
}

interface ControlsProps {
  words: CarouselWords;
  slides: number;
  className: string;
}

const BUTTON =
  'grid size-12 cursor-pointer place-items-center rounded-full border border-ink-300 bg-white text-ink transition hover:border-ink-400 hover:bg-primary-50';

/** Until the carousel turns, the row is scrolled by hand and the buttons keep their room. */
export function Controls({ words, slides, className }: ControlsProps) {
  return (
    <div
      className={`no-print invisible mt-6 flex items-center justify-end gap-2.5 group-data-turns/carousel:visible noscript:hidden ${className}`}
    >
      <p aria-live="polite" className="mr-2 text-sm text-ink-700 tabular-nums">
        {fill(words.position, { n: 1, m: slides })}
      </p>
      <button type="button" data-by="-1" aria-label={words.previous} className={BUTTON}>
        <Icon name="arrow-left" size={20} />
      </button>
      <button type="button" data-by="1" aria-label={words.next} className={BUTTON}>
        <Icon name="arrow-right" size={20} />
      </button>
    </div>
  );
}
