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
export function exampleVideoOf(pack: LocalizedPack): Video {
  const { wide = '', narrow = '' } = pack.art.hero?.home ?? {};
  return {
    src: videosOf(pack).get('media/films/day-wide.mp4') ?? wide,
    narrowSrc: videosOf(pack).get('media/films/day-narrow.mp4') ?? narrow,
    poster: wide,
    narrowPoster: narrow,
  };
}
