import type { Examples } from '#app/ui/examples/examples.ts';
import testimonials from '#content/testimonials.yaml';
import { VoiceCarousel } from './voice-carousel.tsx';

export const examples: Examples = {
  title: 'Voice carousel',
  examples: [
    {
      name: 'Testimonials',
      element: <VoiceCarousel label="Developer stories" voices={testimonials.talents} />,
    },
  ],
};
