import { Behavior } from '#app/islands/behavior.tsx';
import type { SectionCopy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { visibleNumbers } from '#app/ui/carousel/columns.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import type { Testimonial } from '#contract/collections.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import storyCarousel, { slidePosition } from './story-carousel.behavior.ts';

/**
 * Layout by `data-place`: two slides side by side from 81.25rem, one below that. Hidden slides keep
 * their space, so the carousel has the height of the tallest.
 */
const PLACE_CLASSES =
  'data-[place=away]:invisible data-[place=away]:opacity-0 data-[place=second]:max-[81.25rem]:invisible data-[place=second]:max-[81.25rem]:opacity-0 data-[place=second]:min-[81.25rem]:col-start-2';

/** The style sheet selects the text for the visible slides, so it is right without scripts. */
const VISIBLE_SLIDES = [
  [1, 'min-[81.25rem]:hidden'],
  [2, 'hidden min-[81.25rem]:inline'],
] as const;

const ROUND_BUTTON =
  'grid size-11.5 cursor-pointer place-items-center rounded-full bg-white text-ink transition hover:bg-primary-50';

interface StoryCarouselProps {
  voices: readonly Testimonial[];
  copy: SectionCopy<'pages/home', 'voices'>;
}

export function StoryCarousel({ voices, copy }: StoryCarouselProps) {
  const labels = useCopy('labels');
  const { previous, next, position, story } = { ...labels, ...copy };
  const total = voices.length;
  const isPair = total > 1;
  return (
    <Behavior start={storyCarousel} props={{ position }}>
      <div className="flex h-full flex-col">
        <ul
          className={`grid flex-1 gap-x-12 noscript:gap-y-12 ${isPair ? 'min-[81.25rem]:grid-cols-2' : ''}`}
        >
          {voices.map((voice, index) => (
            <li
              key={voice.name}
              data-place={slidePosition(index, 0, total)}
              className={`col-start-1 row-start-1 min-w-0 transition-opacity duration-300 noscript:visible! noscript:row-start-auto noscript:opacity-100! ${PLACE_CLASSES}`}
            >
              <Quote voice={voice} isPair={isPair} label={story} />
            </li>
          ))}
        </ul>
        {isPair && (
          <div className="mt-8 flex items-center gap-2.5 noscript:hidden">
            <div aria-hidden="true" className="flex flex-1 gap-2">
              {voices.map(({ name }, index) => (
                <span
                  key={name}
                  data-mark={slidePosition(index, 0, total)}
                  className="h-1.25 flex-1 rounded-full bg-earth/20 transition data-[mark=first]:bg-earth min-[81.25rem]:data-[mark=second]:bg-earth"
                />
              ))}
            </div>
            <p aria-live="polite" className="me-2 ms-2.5 text-sm text-earth tabular-nums">
              {VISIBLE_SLIDES.map(([visible, className]) => (
                <span key={visible} data-visible={visible} className={className}>
                  {fillPlaceholders(position, {
                    number: visibleNumbers(0, visible, total, position),
                    total,
                  })}
                </span>
              ))}
            </p>
            <button type="button" aria-label={previous} className={ROUND_BUTTON}>
              <Icon name="arrow-left" size={19} />
            </button>
            <button type="button" aria-label={next} className={ROUND_BUTTON}>
              <Icon name="arrow-right" size={19} />
            </button>
          </div>
        )}
      </div>
    </Behavior>
  );
}

interface QuoteProps {
  voice: Testimonial;
  isPair: boolean;
  /** Of the link to the customer's story. */
  label: string;
}

function Quote({ voice, isPair, label }: QuoteProps) {
  const { name, title, company, message, storyPage, hasImage } = voice;
  return (
    <figure className="flex h-full flex-col">
      <blockquote
        className={`text-[clamp(1.5rem,3.1vw,2.5rem)] leading-[1.18] font-medium tracking-[-0.028em] ${
          isPair ? 'min-[81.25rem]:text-[1.625rem] min-[81.25rem]:leading-[1.22]' : ''
        }`}
      >
        <p>{message}</p>
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-3.5 gap-y-2 pt-8">
        <Portrait name={name} hasImage={hasImage} />
        <span className="min-w-40 flex-1 leading-snug">
          <strong className="block">{name}</strong>
          <span className="text-sm text-earth">{company ? `${title}, ${company}` : title}</span>
        </span>
        {storyPage && (
          <a
            href={storyPage}
            className={`inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-primary-700 hover:underline ${
              isPair ? 'min-[81.25rem]:basis-full min-[81.25rem]:ps-15.5' : ''
            }`}
          >
            {label}
            <span className="sr-only">: {name}</span>
            <Icon name="arrow-right" size={16} />
          </a>
        )}
      </figcaption>
    </figure>
  );
}
