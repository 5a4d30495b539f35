import { type Examples, exampleVideoOf } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { HeroVideo } from './hero-video.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Hero video',
  examples: [
    {
      name: 'Behind a hero',
      element: (
        <HeroVideo
          video={exampleVideoOf(pack)}
          labels={{ pause: 'Pause the video', play: 'Play the video' }}
          className="aspect-4/5 w-full rounded-panel md:aspect-video"
        />
      ),
    },
  ],
});
