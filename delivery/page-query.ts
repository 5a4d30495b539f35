/** The query of a page's URL: what its route reads, and what passes through. */
import type { PageHandle } from '#app/page-handle.ts';
import type { Page } from './page-cache.ts';

/** Of a repeatable parameter as many values count. */
const MAX_VALUES = 20;

/**
 * Whatever else is in the query (campaign tags, junk) neither changes a page nor fills the cache.
 * Of what is known the first value counts, of repeatable parameters as many as a URL may have, without
 * white space around them.
 * @returns the parameters that the route does not know
 */
export function dropUnknownParameters(
  url: URL,
  {
    query = [],
    accepts = {},
    repeatable = [],
  }: Pick<PageHandle, 'query' | 'accepts' | 'repeatable'> = {},
): URLSearchParams {
  const unknown = new URLSearchParams(url.search);
  const values = query.flatMap((name) => {
    unknown.delete(name);
    const values = url.searchParams
      .getAll(name)
      .slice(0, repeatable.includes(name) ? MAX_VALUES : 1);
    return values
      .map((value) => value.trim())
      .filter((value) => isAccepted(value, accepts[name]))
      .map((value) => [name, value]);
  });
  url.search = new URLSearchParams(values).toString();
  return unknown;
}

function isAccepted(value: string, accepted?: readonly string[] | RegExp): boolean {
  if (!accepted) return true;
  return accepted instanceof RegExp ? accepted.test(value) : accepted.includes(value);
}

/** Whoever is led on to another page of this site takes along what the first one does not know. */
export function withParams(page: Page, unknown: URLSearchParams): Page {
  const { location } = page.headers;
  if (!location?.startsWith('/') || unknown.size === 0) return page;
  const to = new URL(location, 'http://site');
  for (const [name, value] of unknown) to.searchParams.append(name, value);
  const { pathname, search, hash } = to;
  return { ...page, headers: { ...page.headers, location: pathname + search + hash } };
}
