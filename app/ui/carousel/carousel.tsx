import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { fill } from '#app/ui/text/fill.ts';
import { type Columns, controlsClass, isSeen, slideClass, visibleSlides } from './columns.ts';
import { type CarouselWords, Controls } from './controls.tsx';
import type { Turner } from './embla-driver.tsx';
import { useWide } from './use-wide.ts';

// Where it cannot be fetched, the row that one scrolls by hand stays.
const EmblaDriver = lazy(() => import('./embla-driver.tsx').catch(() => ({ default: () => null })));

interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  columns: Columns;
  words: CarouselWords;
}

/** Slides in a row that goes round in both directions. Nothing moves by itself; on paper all stand
 * below each other. */
export function Carousel({ label, slides, columns, words }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [turner, setTurner] = useState<Turner | null>(null);
  const [first, setFirst] = useState(0);
  const count = slides.length;
  const visible = visibleSlides(columns, count, useWide(columns.from));
  const turns = count > visible;

  function follow(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !turns || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    turner?.turn(by as 1 | -1);
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} onKeyDown={follow}>
      <div
        ref={setViewport}
        // Until it can be turned, the keyboard scrolls it; then whoever is on it stays there.
        tabIndex={turns ? (turner ? -1 : 0) : undefined}
        className={
          turner
            ? 'overflow-hidden print:overflow-visible'
            : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] noscript:[scrollbar-width:auto]'
        }
      >
        <div className="-ml-6 flex touch-pan-y touch-pinch-zoom print:flex-wrap print:transform-none!">
          {slides.map(({ id, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: no fieldset, nothing is filled in
            <div
              key={id}
              role="group"
              aria-roledescription="slide"
              aria-label={fill(words.position, { n: index + 1, m: count })}
              inert={turner !== null && turns && !isSeen(index, first, visible, count)}
              className={`flex min-w-0 flex-none basis-full snap-start pl-6 *:w-full print:mb-4 print:basis-full print:transform-none! ${slideClass(columns, count)}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <Controls
        words={words}
        first={first}
        slides={count}
        ready={turner !== null}
        onTurn={(by) => turner?.turn(by)}
        className={controlsClass(columns, count)}
      />
      {viewport && turns && (
        <Suspense>
          <EmblaDriver viewport={viewport} onSelect={setFirst} onReady={setTurner} />
        </Suspense>
      )}
    </section>
  );
}
