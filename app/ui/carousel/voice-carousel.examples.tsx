import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { VoiceCarousel } from './voice-carousel.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Voice carousel',
  examples: [
    {
      name: 'Testimonials',
      element: (
        <VoiceCarousel label="Developer stories" voices={pack.copy('testimonials').talents} />
      ),
    },
  ],
});
