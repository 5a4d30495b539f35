import { useCopy } from '#app/pack-context.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { testimonialColumns } from '#app/ui/carousel/columns.ts';
import type { Testimonial } from '#contract/collections.ts';
import { VoiceCard } from './voice-card.tsx';

interface VoiceCarouselProps {
  /** Whose voices these are. */
  label: string;
  voices: readonly Testimonial[];
}

/** What people said, in a row that goes round: three at once on wide screens, one below. */
export function VoiceCarousel({ label, voices }: VoiceCarouselProps) {
  const words = useCopy('words');
  return (
    <Carousel
      label={label}
      slides={voices.map((voice) => ({
        id: voice.name,
        content: <VoiceCard voice={voice} />,
      }))}
      columns={testimonialColumns}
      words={words}
    />
  );
}
