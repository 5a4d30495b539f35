import { packFiles } from '#app/pack.ts';
import narrowPoster from '#content/media/scenes/home-hero-narrow.svg';
import poster from '#content/media/scenes/home-hero-wide.svg';
import type { Film } from './film.ts';

const films = new Map(packFiles<string>(/^media\/films\/day-\w+\.mp4$/));

/** For the examples. A pack without films still shows the posters: a drawing does not play. */
export const exampleFilm: Film = {
  src: films.get('media/films/day-wide.mp4') ?? poster,
  narrowSrc: films.get('media/films/day-narrow.mp4') ?? narrowPoster,
  poster,
  narrowPoster,
};
