import type { ReactNode } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import carousel from './carousel.behavior.ts';
import { type Columns, controlsClass, slideClass } from './columns.ts';

interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  columns: Columns;
  labels: CarouselLabels;
}

/** Loops in both directions, and never by itself. In print, all slides are below each other. */
export function Carousel({ label, slides, columns, labels }: CarouselProps) {
  const count = slides.length;
  const { minWidth, slides: maxVisible } = columns;
  const { position } = labels;
  return (
    <Behavior
      start={carousel}
      props={{ columns: { from: minWidth, slides: maxVisible }, position }}
    >
      <section
        aria-roledescription="carousel"
        aria-label={label}
        className="group/carousel min-w-0"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as with the slides below */}
        <div
          data-viewport=""
          role="group"
          aria-label={label}
          tabIndex={count > 1 ? 0 : undefined}
          className="snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] group-data-turns/carousel:snap-none group-data-turns/carousel:overflow-hidden print:overflow-visible! noscript:[scrollbar-width:auto]"
        >
          <div className="-ms-6 flex [touch-action:pan-y_pinch-zoom] print:flex-wrap print:transform-none!">
            {slides.map(({ id, content }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: no fieldset, nothing is filled in
              <div
                key={id}
                role="group"
                aria-roledescription="slide"
                aria-label={fillPlaceholders(position, { n: index + 1, m: count })}
                className={`flex min-w-0 flex-none basis-full snap-start ps-6 *:w-full print:mb-4 print:basis-full print:transform-none! ${slideClass(columns, count)}`}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
        {count > 1 && (
          <Controls labels={labels} slides={count} className={controlsClass(columns, count)} />
        )}
      </section>
    </Behavior>
  );
}

interface CarouselLabels {
  previous: string;
  next: string;
  /** For example '{n} of {m}'. */
  position: string;
}

interface ControlsProps {
  labels: CarouselLabels;
  slides: number;
  className: string;
}

const BUTTON =
  'grid size-12 cursor-pointer place-items-center rounded-full border border-ink-300 bg-white text-ink transition hover:border-ink-400 hover:bg-primary-50';

/** Invisible until the behavior has started; until then the row is scrolled directly. */
function Controls({ labels, slides, className }: ControlsProps) {
  return (
    <div
      className={`no-print invisible mt-6 flex items-center justify-end gap-2.5 group-data-turns/carousel:visible noscript:hidden ${className}`}
    >
      <p aria-live="polite" className="me-2 text-sm text-ink-700 tabular-nums">
        {fillPlaceholders(labels.position, { n: 1, m: slides })}
      </p>
      <button type="button" data-by="-1" aria-label={labels.previous} className={BUTTON}>
        <Icon name="arrow-left" size={20} />
      </button>
      <button type="button" data-by="1" aria-label={labels.next} className={BUTTON}>
        <Icon name="arrow-right" size={20} />
      </button>
    </div>
  );
}
