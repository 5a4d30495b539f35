/** The jobs of the process for PDFs, and their limits. */

/** Pages whose text is read. */
const MAX_PAGES = 200;
/** In UTF-16 code units. */
export const MAX_CHARACTERS = 200_000;
/** For one page that is drawn. */
export const MAX_PAGE_CHARACTERS = 20_000;
export const MAX_LINKS = { count: 40, length: 2000 } as const;

/**
 * Pixels of a picture: A4 on a screen with two pixels to a point, and long single-sheet pages.
 * `side` is WebP's limit.
 */
export const MAX_PICTURE = { width: 1600, pixels: 10_000_000, side: 16_383 } as const;

export interface TextJob {
  kind: 'text';
  maxPages: number;
  maxCharacters: number;
}

export interface PageJob {
  kind: 'page';
  /** From 1. */
  page: number;
  maxPicture: typeof MAX_PICTURE;
  maxCharacters: number;
  maxLinks: typeof MAX_LINKS;
}

export type Job = TextJob | PageJob;

export const TEXT_JOB: TextJob = {
  kind: 'text',
  maxPages: MAX_PAGES,
  maxCharacters: MAX_CHARACTERS,
};

export const pageJob = (page: number): PageJob => ({
  kind: 'page',
  page,
  maxPicture: MAX_PICTURE,
  maxCharacters: MAX_PAGE_CHARACTERS,
  maxLinks: MAX_LINKS,
});
