import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Voice carousel',
  examples: [
    {
      name: 'Testimonials',
      element: (
        <TestimonialCarousel
          label="Developer stories"
          testimonials={pack.copy('testimonials').talents}
        />
      ),
    },
  ],
});
