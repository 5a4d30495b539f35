import type { LocalizedPack } from '#app/pack.ts';
import type { Film } from './film.ts';

const filmsOf = (pack: LocalizedPack) =>
  new Map(pack.files<string>(/^media\/films\/day-\w+\.mp4$/));

/** For the examples. A pack without films still shows the posters: a drawing does not play. */
export const exampleFilmOf = (pack: LocalizedPack): Film => ({
  src: filmsOf(pack).get('media/films/day-wide.mp4') ?? pack.media('scenes/home-hero-wide.svg'),
  narrowSrc:
    filmsOf(pack).get('media/films/day-narrow.mp4') ?? pack.media('scenes/home-hero-narrow.svg'),
  poster: pack.media('scenes/home-hero-wide.svg'),
  narrowPoster: pack.media('scenes/home-hero-narrow.svg'),
});
