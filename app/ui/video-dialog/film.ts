/** A film with a cut for narrow screens. */
export interface Film {
  /** URL of a file, or of a page at YouTube or Vimeo. */
  src: string;
  /** File for screens up to 780 px. */
  narrowSrc?: string;
  /** URL of the picture that stands there before it plays. */
  poster: string;
  /** Portrait poster for screens up to 780 px. */
  narrowPoster?: string;
  /** URL of a WebVTT file; absent for a film without words. Shown unless they are `isOff`. */
  captions?: { src: string; language: string; label: string; isOff?: boolean | undefined };
}

/** The breakpoint `md` of the theme, seen from below. */
export const NARROW = '(width <= 48.75rem)';

/** What a screen of the present width should fetch. Only in the browser. */
export function cutFor({ src, narrowSrc, poster, narrowPoster }: Film) {
  const narrow = matchMedia(NARROW).matches;
  return {
    src: (narrow && narrowSrc) || src,
    poster: (narrow && narrowPoster) || poster,
  };
}
