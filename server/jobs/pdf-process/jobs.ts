/** The jobs of the process for PDFs, and their limits. */

/** Pages whose text is read. */
const MAX_PAGES = 200;
/** In UTF-16 code units. */
export const MOST_CHARACTERS = 200_000;
/** For one page that is drawn. */
export const MOST_PAGE_CHARACTERS = 20_000;
export const MOST_LINKS = { count: 40, length: 2000 } as const;

/**
 * Pixels of a picture: A4 on a screen with two pixels to a point, and long single-sheet pages.
 * `side` is WebP's limit.
 */
export const MOST_DRAWN = { width: 1600, pixels: 10_000_000, side: 16_383 } as const;

export interface TextJob {
  kind: 'text';
  mostPages: number;
  mostCharacters: number;
}

export interface PageJob {
  kind: 'page';
  /** From 1. */
  page: number;
  most: typeof MOST_DRAWN;
  mostCharacters: number;
  mostLinks: typeof MOST_LINKS;
}

export type Job = TextJob | PageJob;

export const TEXT_JOB: TextJob = {
  kind: 'text',
  mostPages: MAX_PAGES,
  mostCharacters: MOST_CHARACTERS,
};

export const pageJob = (page: number): PageJob => ({
  kind: 'page',
  page,
  most: MOST_DRAWN,
  mostCharacters: MOST_PAGE_CHARACTERS,
  mostLinks: MOST_LINKS,
});
