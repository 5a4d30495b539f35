import ArrowLeft from '#app/ui/icons/arrow-left.ts';
import ArrowRight from '#app/ui/icons/arrow-right.ts';
import { fill } from '#app/ui/text/fill.ts';

export interface CarouselWords {
  previous: string;
  next: string;
  /** For example '{n} of {m}'. */
  position: string;
}

interface ControlsProps {
  words: CarouselWords;
  first: number;
  slides: number;
  ready: boolean;
  onTurn(by: 1 | -1): void;
  className: string;
}

const BUTTON =
  'grid size-12 cursor-pointer place-items-center rounded-full border border-ink-300 bg-white text-ink transition hover:border-ink-400 hover:bg-primary-50';

/** Until the driver is there, the row is scrolled by hand and the buttons keep their room. */
export function Controls({ words, first, slides, ready, onTurn, className }: ControlsProps) {
  return (
    <div
      className={`no-print mt-6 flex items-center justify-end gap-2.5 noscript:hidden ${ready ? '' : 'invisible'} ${className}`}
    >
      <p aria-live="polite" className="mr-2 text-sm text-ink-700 tabular-nums">
        {fill(words.position, { n: first + 1, m: slides })}
      </p>
      <button
        type="button"
        aria-label={words.previous}
        onClick={() => onTurn(-1)}
        className={BUTTON}
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </button>
      <button type="button" aria-label={words.next} onClick={() => onTurn(1)} className={BUTTON}>
        <ArrowRight size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
