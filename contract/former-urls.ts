/** Paths that an article had on another site. They redirect to it once it is published. */
import * as z from 'zod/mini';

export const FORMER_URL_LIMITS = {
  /** Of one article. */
  count: 20,
  /** Characters of a path. */
  length: 300,
} as const;

/** A path without a query, and not the home page. */
const PATH = /^\/(?![/\\])[^\s?#\p{C}]*[^\s?#\p{C}/]\/?$/u;

export const FormerUrl = z
  .string()
  .check(
    z.maxLength(FORMER_URL_LIMITS.length),
    z.regex(PATH, 'must be a path such as /2024/01/a-post, without a host, ? or #'),
  );

export const FormerUrls = z.array(FormerUrl).check(
  z.maxLength(FORMER_URL_LIMITS.count),
  z.refine(
    (paths) => new Set(paths.map(formerUrlKey)).size === paths.length,
    'has the same path twice',
  ),
);

/** Paths with the same key are the same: with and without percent-encoding and a slash at the end. */
export function formerUrlKey(path: string): string {
  const plain = path.replace(/(?<!^)\/+$/, '');
  try {
    return decodeURI(plain).normalize('NFC');
  } catch {
    return plain;
  }
}
