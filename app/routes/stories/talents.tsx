import { useCopy } from '#app/pack-context.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { storyColumns } from '#app/ui/carousel/columns.ts';
import { VoiceCard } from '#app/ui/carousel/voice-card.tsx';
import type { StoryPage } from '#contract/pages/stories.ts';
import { StoryPart } from './story-part.tsx';

interface TalentsProps {
  voices: NonNullable<StoryPage['talentTestimonialContent']>;
  eyebrow: string;
}

/** What the people who did it say. */
export function Talents({ voices: { title, testimonials }, eyebrow }: TalentsProps) {
  const copy = useCopy('story-pages');
  const words = useCopy('words');
  return (
    <StoryPart id="testimonial" title={title} eyebrow={eyebrow}>
      <div className="mt-9">
        <Carousel
          label={copy.voices}
          slides={testimonials.map((voice) => ({
            id: voice.name,
            content: <VoiceCard voice={voice} />,
          }))}
          columns={storyColumns}
          words={words}
        />
      </div>
    </StoryPart>
  );
}
