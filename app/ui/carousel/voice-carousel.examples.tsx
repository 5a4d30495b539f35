import type { LocalizedPack } from '#app/pack.ts';
import type { Examples } from '#app/ui/examples.ts';
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
