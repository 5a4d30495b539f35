import { type Examples, exampleVideoOf } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { VideoFrame } from './video-frame.tsx';

export function examples(pack: LocalizedPack): Examples {
  const { src, poster } = exampleVideoOf(pack);
  const picture = <img src={poster} alt="" loading="lazy" className="size-full object-cover" />;
  return {
    title: 'Video frame',
    examples: [
      {
        name: 'In a story',
        note: 'The video is fetched only when play is pressed.',
        element: (
          <VideoFrame
            src={src}
            poster={poster}
            title="A day on both sides"
            labels={{ play: 'Play the film', videoTitle: 'A day on both sides' }}
          >
            {picture}
          </VideoFrame>
        ),
      },
      {
        name: 'On the page of a session',
        note: '450 px high on wide screens.',
        element: (
          <VideoFrame
            src={src}
            poster={poster}
            title="Recording: Git for teams"
            labels={{ play: 'Play the session', videoTitle: 'Git for teams' }}
            className="aspect-video lg:aspect-auto lg:h-[450px]"
          >
            {picture}
          </VideoFrame>
        ),
      },
    ],
  };
}
