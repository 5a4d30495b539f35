import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { storyColumns } from '#app/ui/carousel/columns.ts';
import copy from '#content/story-pages.yaml';
import words from '#content/words.yaml';
import type { StoryPage } from '#contract/pages/stories.ts';
import { Portrait } from './portrait.tsx';
import { StoryPart } from './story-part.tsx';

type Voices = NonNullable<StoryPage['talentTestimonialContent']>;

interface TalentsProps {
  voices: Voices;
  eyebrow: string | undefined;
}

/** What the people who did it say. */
export function Talents({ voices: { title, testimonials }, eyebrow }: TalentsProps) {
  return (
    <StoryPart id="testimonial" title={title} eyebrow={eyebrow}>
      <div className="mt-9">
        <Carousel
          label={copy.voices}
          slides={testimonials.map((voice) => ({ id: voice.name, content: <Voice {...voice} /> }))}
          columns={storyColumns}
          words={words}
        />
      </div>
    </StoryPart>
  );
}

function Voice({ name, title, message, hasImage }: Voices['testimonials'][number]) {
  return (
    <figure className="card h-full justify-between gap-8 p-5 @container sm:p-7">
      <blockquote className="text-lg text-pretty @xl:text-2xl @xl:leading-tight @xl:font-medium @xl:tracking-[-0.02em]">
        <p>{message}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4 leading-snug">
        <Portrait name={name} hasImage={hasImage} />
        <span className="min-w-0">
          <strong className="block">{name}</strong>
          <span className="quiet text-sm">{title}</span>
        </span>
      </figcaption>
    </figure>
  );
}
