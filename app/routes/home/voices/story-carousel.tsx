import { useState } from 'react';
import ArrowLeft from '#app/ui/icons/arrow-left.ts';
import ArrowRight from '#app/ui/icons/arrow-right.ts';
import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/home.yaml';
import type { Testimonial } from '#contract/collections.ts';
import { Quote } from './quote.tsx';

/**
 * How far a slide is behind the first in view, to where it lies: two side by side from 81.25rem, one
 * below. Those out of view keep their room, so all have the height of the tallest.
 */
const PLACES = ['', 'max-[81.25rem]:invisible max-[81.25rem]:opacity-0 min-[81.25rem]:col-start-2'];
const AWAY = 'invisible opacity-0';

const ROUND =
  'grid size-11.5 cursor-pointer place-items-center rounded-full bg-white text-ink transition hover:bg-primary-50';

/** Slides that go round in a circle. */
export function StoryCarousel({ voices }: { voices: readonly Testimonial[] }) {
  const [first, setFirst] = useState(0);
  const { previous, next, position } = copy.voices;
  const total = voices.length;
  const isPair = total > 1;
  const move = (by: number) => setFirst((was) => (was + by + total) % total);
  return (
    <div className="flex h-full flex-col">
      <ul
        className={`grid flex-1 gap-x-12 noscript:gap-y-12 ${isPair ? 'min-[81.25rem]:grid-cols-2' : ''}`}
      >
        {voices.map((voice, index) => (
          <li
            key={voice.name}
            className={`col-start-1 row-start-1 min-w-0 transition-opacity duration-300 noscript:visible noscript:row-start-auto noscript:opacity-100 ${
              PLACES[(index - first + total) % total] ?? AWAY
            }`}
          >
            <Quote voice={voice} isPair={isPair} />
          </li>
        ))}
      </ul>
      {isPair && (
        <div className="mt-8 flex items-center gap-2.5 noscript:hidden">
          <div aria-hidden="true" className="flex flex-1 gap-2">
            {voices.map(({ name }, index) => (
              <span
                key={name}
                className={`h-1.25 flex-1 rounded-full transition ${index === first ? 'bg-earth' : 'bg-earth/20'}`}
              />
            ))}
          </div>
          <p aria-live="polite" className="mr-2 ml-2.5 text-sm text-earth tabular-nums">
            {fill(position, { number: first + 1, total })}
          </p>
          <button type="button" aria-label={previous} onClick={() => move(-1)} className={ROUND}>
            <ArrowLeft size={19} aria-hidden="true" />
          </button>
          <button type="button" aria-label={next} onClick={() => move(1)} className={ROUND}>
            <ArrowRight size={19} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
