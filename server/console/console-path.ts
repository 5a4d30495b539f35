/** Where the staff's console is: the setting `CONSOLE`. */

/** What the setting takes, in words. */
export const CONSOLE_PATHS =
  'a path that is not of the site, such as /console or /staff/desk, or off';

/** First parts of URLs that the server answers beside pages. */
const TAKEN: ReadonlySet<string> = new Set([
  'api',
  'application',
  'assets',
  'healthz',
  'icons',
  'media',
  // A language of the packs that come with the product; the pages of a pack refuse any other.
  'ne',
  'papers',
  'readyz',
  'sessions',
  'share',
  'ui',
]);

/** Lower case and without dots: a file's name is none, and no spelling is another one's. */
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,4}$/;

/** The first part of a path: `events` of `/events/:slug`. */
export const firstPart = (path: string) => path.split('/')[1] ?? '';

/** @returns null for `off`, undefined for what is no such path */
export function consolePath(text: string): string | null | undefined {
  if (text === 'off') return null;
  const isFree = PATH.test(text) && text.length <= 100 && !TAKEN.has(firstPart(text));
  return isFree ? text : undefined;
}
