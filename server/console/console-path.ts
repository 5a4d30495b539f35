/** The path of the staff's console, from the setting `CONSOLE`. */
import { RESERVED_NAMES } from '#contract/reserved-names.ts';

/** A description of the accepted values, for error messages. */
export const CONSOLE_PATHS =
  'a path that the site does not use, such as /console or /staff/console, or off';

/** Lower case and without dots, so a path has one spelling and is never a file's. */
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,4}$/;

/** The first segment of a path: `events` of `/events/:slug`. */
export const firstPart = (path: string) => path.split('/')[1] ?? '';

/**
 * Paths of pages, also in the languages of the pack, are refused at the start.
 * @returns null for `off`, undefined for a text that is not such a path
 */
export function consolePath(text: string): string | null | undefined {
  if (text === 'off') return null;
  const isFree = PATH.test(text) && text.length <= 100 && !RESERVED_NAMES.has(firstPart(text));
  return isFree ? text : undefined;
}
