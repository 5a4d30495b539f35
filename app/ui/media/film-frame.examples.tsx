import { type Examples, exampleFilmOf } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { FilmFrame } from './film-frame.tsx';

export function examples(pack: LocalizedPack): Examples {
  const { src, poster } = exampleFilmOf(pack);
  const picture = <img src={poster} alt="" loading="lazy" className="size-full object-cover" />;
  return {
    title: 'Video frame',
    examples: [
      {
        name: 'In a story',
        note: 'The video is fetched only when play is pressed.',
        element: (
          <FilmFrame
            src={src}
            poster={poster}
            title="A day on both sides"
            words={{ play: 'Play the film', of: 'A day on both sides' }}
          >
            {picture}
          </FilmFrame>
        ),
      },
      {
        name: 'On the page of a session',
        note: '450 px high on wide screens.',
        element: (
          <FilmFrame
            src={src}
            poster={poster}
            title="Recording: Git for teams"
            words={{ play: 'Play the session', of: 'Git for teams' }}
            className="aspect-video lg:aspect-auto lg:h-[450px]"
          >
            {picture}
          </FilmFrame>
        ),
      },
    ],
  };
}
