/** The exports of a component's `*.examples.tsx`, which the gallery shows and the tests check. */
import type { ReactNode } from 'react';
import type { LocalizedPack } from '#app/pack.ts';
import type { Video } from './ui/video-dialog/video.ts';

export interface Example {
  name: string;
  /** Reason to choose this variant. */
  note?: string;
  element: ReactNode;
  /** The background; paper by default. */
  background?: 'night';
}

export interface Examples {
  /** Name of the component, for example 'Accordion'. */
  title: string;
  examples: readonly Example[];
}

const videosOf = (pack: LocalizedPack) =>
  new Map(pack.files<string>(/^media\/films\/day-\w+\.mp4$/));

/** A pack without videos gets drawings instead, so that only the posters are shown. */
export const exampleVideoOf = (pack: LocalizedPack): Video => ({
  src: videosOf(pack).get('media/films/day-wide.mp4') ?? pack.media('scenes/home-hero-wide.svg'),
  narrowSrc:
    videosOf(pack).get('media/films/day-narrow.mp4') ?? pack.media('scenes/home-hero-narrow.svg'),
  poster: pack.media('scenes/home-hero-wide.svg'),
  narrowPoster: pack.media('scenes/home-hero-narrow.svg'),
});
