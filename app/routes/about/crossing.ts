import type { LocalizedPack } from '#app/pack.ts';
import type { Film } from '#app/ui/video-dialog/film.ts';

/** People who cross the bridge by lamplight. It has no sound. */
export const crossingOf = (pack: LocalizedPack): Film => ({
  src: pack.media('films/crossing-wide.mp4'),
  narrowSrc: pack.media('films/crossing-narrow.mp4'),
  poster: pack.media('films/crossing-wide.webp'),
  narrowPoster: pack.media('films/crossing-narrow.webp'),
});
