/** The path of the staff's console, from the setting `CONSOLE`. */

/** A description of the accepted values, for error messages. */
export const CONSOLE_PATHS =
  'a path that the site does not use, such as /console or /staff/console, or off';

/**
 * First path segments of URLs that the server answers besides pages. Those of pages, also in the
 * languages of the pack, are refused at the start.
 */
const RESERVED: ReadonlySet<string> = new Set([
  'api',
  'application',
  'assets',
  'healthz',
  'icons',
  'media',
  'papers',
  'readyz',
  'sessions',
  'share',
  'ui',
]);

/** Lower case and without dots, so a path has one spelling and is never a file's. */
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,4}$/;

/** The first segment of a path: `events` of `/events/:slug`. */
export const firstPart = (path: string) => path.split('/')[1] ?? '';

/** @returns null for `off`, undefined for a text that is not such a path */
export function consolePath(text: string): string | null | undefined {
  if (text === 'off') return null;
  const isFree = PATH.test(text) && text.length <= 100 && !RESERVED.has(firstPart(text));
  return isFree ? text : undefined;
}
