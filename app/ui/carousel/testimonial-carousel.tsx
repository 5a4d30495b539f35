import { useCopy } from '#app/pack-context.ts';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { testimonialColumns } from '#app/ui/carousel/columns.ts';
import { Portrait } from '#app/ui/media/portrait.tsx';
import type { Testimonial } from '#contract/collections.ts';

interface VoiceCarouselProps {
  label: string;
  testimonials: readonly Testimonial[];
}

/** Testimonials: three at a time on wide screens, one on others. */
export function TestimonialCarousel({ label, testimonials }: VoiceCarouselProps) {
  const labels = useCopy('labels');
  return (
    <Carousel
      label={label}
      slides={testimonials.map((voice) => ({
        id: voice.name,
        content: <TestimonialCard voice={voice} />,
      }))}
      columns={testimonialColumns}
      labels={labels}
    />
  );
}

/** A quotation as a card, with larger text if it has a row to itself. */
export function TestimonialCard({ voice }: { voice: Omit<Testimonial, 'storyPage'> }) {
  const { name, title, company, message, hasImage } = voice;
  return (
    <figure className="card h-full justify-between gap-8 p-5 @container sm:p-7">
      <blockquote className="text-lg @xl:text-2xl @xl:leading-tight @xl:font-medium @xl:tracking-[-0.02em]">
        <p>{message}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4 leading-snug">
        <Portrait name={name} hasImage={hasImage} size="normal" />
        <span className="min-w-0">
          <strong className="block">{name}</strong>
          <span className="quiet text-sm">{company ? `${title}, ${company}` : title}</span>
        </span>
      </figcaption>
    </figure>
  );
}
