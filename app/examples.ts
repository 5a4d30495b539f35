/** What a component's `*.examples.tsx` exports: the gallery shows it and the tests walk it. */
import type { ReactNode } from 'react';
import type { LocalizedPack } from '#app/pack.ts';
import type { Film } from './ui/video-dialog/film.ts';

export interface Example {
  name: string;
  /** Why somebody would choose this form. */
  note?: string;
  element: ReactNode;
  /** The background; paper by default. */
  ground?: 'night';
}

export interface Examples {
  /** Name of the component, for example 'Accordion'. */
  title: string;
  examples: readonly Example[];
}

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
