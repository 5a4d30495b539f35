import { type Examples, exampleVideoOf } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { WatchButton } from './watch-button.tsx';

const labels = { watch: 'Watch Now', close: 'Close the video' };

const youtubeVideoOf = (pack: LocalizedPack) => ({
  src: 'https://youtu.be/dQw4w9WgXcQ',
  poster: exampleVideoOf(pack).poster,
});

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Video dialog',
  examples: [
    {
      name: 'A file',
      note: 'With another file for screens up to 780 px',
      element: (
        <WatchButton video={exampleVideoOf(pack)} title="A day on the bridge" labels={labels} />
      ),
    },
    {
      name: 'A YouTube video',
      note: 'Fetched from YouTube only after the click',
      background: 'night',
      element: (
        <WatchButton
          video={youtubeVideoOf(pack)}
          title="A talk"
          labels={{ watch: 'Watch the talk', close: 'Close the talk' }}
          tone="night"
        />
      ),
    },
  ],
});
