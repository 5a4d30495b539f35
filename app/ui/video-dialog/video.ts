/** A video, optionally with another file for narrow screens. */
export interface Video {
  /** URL of a file or of a YouTube or Vimeo page. */
  src: string;
  /** File for screens up to 780 px. */
  narrowSrc?: string | undefined;
  /** URL of the picture that is shown before it plays. */
  poster?: string | undefined;
  /** Portrait poster for screens up to 780 px. */
  narrowPoster?: string | undefined;
  /** A WebVTT file; undefined for a video without speech. Shown by default unless `isOff`. */
  captions?: { src: string; language: string; label: string; isOff?: boolean | undefined };
}

/** Below the theme's breakpoint `md`. */
export const NARROW_SCREEN = '(width <= 48.75rem)';

/** The file and poster for the current viewport width. For the browser only. */
export function sourceForScreen({ src, narrowSrc, poster, narrowPoster }: Video) {
  const isNarrow = matchMedia(NARROW_SCREEN).matches;
  return {
    src: (isNarrow && narrowSrc) || src,
    poster: (isNarrow && narrowPoster) || poster,
  };
}
