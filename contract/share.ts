/** The pictures that links to pages are shown with: their size, and where each page's own one is. */

/** Pixels: the 1.91:1 that networks ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const PREFIX = '/share';
const ENDING = '.png';
/** The home page's path has no name. */
const HOME = '/home';

/** @param pathname of a page, percent-encoded */
export function sharePathOf(pathname: string): string {
  return PREFIX + (pathname === '/' ? HOME : pathname) + ENDING;
}

/** The page whose picture is at this path; null where that is none's. */
export function pageOfShare(path: string): string | null {
  if (!path.startsWith(`${PREFIX}/`) || !path.endsWith(ENDING)) return null;
  const page = path.slice(PREFIX.length, -ENDING.length);
  if (page === HOME) return '/';
  return /^\/[^/]/.test(page) && !page.endsWith('/') ? page : null;
}
