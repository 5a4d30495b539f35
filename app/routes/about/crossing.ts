import type { Film } from '#app/ui/video-dialog/film.ts';
import narrowSrc from '#content/media/films/crossing-narrow.mp4';
import narrowPoster from '#content/media/films/crossing-narrow.webp';
import src from '#content/media/films/crossing-wide.mp4';
import poster from '#content/media/films/crossing-wide.webp';

/** People who cross the bridge by lamplight. It has no sound. */
export const crossing: Film = { src, narrowSrc, poster, narrowPoster };
