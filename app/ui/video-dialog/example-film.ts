import narrowPoster from '#content/media/scenes/home-hero-narrow.svg';
import poster from '#content/media/scenes/home-hero-wide.svg';
import type { Film } from './film.ts';

const films = import.meta.glob<string>('/content/media/films/*.mp4', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** For the examples. A pack without films still shows the posters: a drawing does not play. */
export const exampleFilm: Film = {
  src: films['/content/media/films/day-wide.mp4'] ?? poster,
  narrowSrc: films['/content/media/films/day-narrow.mp4'] ?? narrowPoster,
  poster,
  narrowPoster,
};
