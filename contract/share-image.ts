/** Share images (social cards): their size and URLs. */

/** Pixels: the 1.91:1 that social networks require. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The path of the brand's picture, for pages without their own. */
export const BRAND_SHARE_IMAGE = '/icons/share.jpg';

const PREFIX = '/share';
const ENDING = '.png';
/** Name of the home page, whose path is empty. */
const HOME = '/home';

/** @param pathname the page's path, percent-encoded */
export function shareImagePath(pathname: string): string {
  return PREFIX + (pathname === '/' ? HOME : pathname) + ENDING;
}

/** The path of the page that a share image belongs to; null if the path is not a share image's. */
export function pageOfShareImage(path: string): string | null {
  if (!path.startsWith(`${PREFIX}/`) || !path.endsWith(ENDING)) return null;
  const page = path.slice(PREFIX.length, -ENDING.length);
  if (page === HOME) return '/';
  return /^\/[^/]/.test(page) && !page.endsWith('/') ? page : null;
}
