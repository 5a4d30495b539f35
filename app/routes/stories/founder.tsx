import { useCopy } from '#app/pack-context.ts';
import { OutsideLink } from '#app/ui/link/outside-link.tsx';
import { Portrait } from '#app/ui/portrait/portrait.tsx';
import type { StoryPage } from '#contract/pages/stories.ts';
import { StoryPart } from './story-part.tsx';

interface FounderProps {
  voice: NonNullable<StoryPage['customerTestimonialContent']>;
  eyebrow: string;
}

/** The last word is the customer's. */
export function Founder({ voice, eyebrow }: FounderProps) {
  const copy = useCopy('story-pages');
  const { name, title, message, image, linkedin } = voice.testimonial;
  return (
    <StoryPart id="founder-testimonial" title={voice.title} eyebrow={eyebrow} panel="dawn">
      <figure className="mt-9 grid gap-x-9 gap-y-6 sm:grid-cols-[minmax(0,13rem)_1fr] sm:grid-rows-[auto_1fr] print:block">
        <div className="no-print sm:row-span-2">
          <Portrait name={name} image={image} size="large" />
        </div>
        <blockquote className="quoted text-2xl leading-tight font-medium tracking-[-0.02em]">
          <p>{message}</p>
        </blockquote>
        <figcaption className="leading-snug print:mt-6">
          <strong className="block">{name}</strong>
          <span className="quiet block text-sm">{title}</span>
          {linkedin && (
            <OutsideLink href={linkedin} className="no-print mt-2 text-primary-900">
              {copy.profile}
              <span className="sr-only">: {name}</span>
            </OutsideLink>
          )}
        </figcaption>
      </figure>
    </StoryPart>
  );
}
