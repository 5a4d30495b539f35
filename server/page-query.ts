/** The query of a page's address: what its route reads, and what passes through. */
import type { PageHandle } from '#app/page-handle.ts';
import type { Page } from './page-cache.ts';

/** React Router's own, on requests for a route's data. */
const ROUTES = '_routes';

/**
 * Whatever else is in the query (campaign tags, junk) neither changes a page nor fills the cache.
 * @returns the parameters that the route does not know
 */
export function keepKnownParameters(
  url: URL,
  known: readonly string[],
  accepts: PageHandle['accepts'] = () => true,
): URLSearchParams {
  const unknown = new URLSearchParams(url.search);
  const values = [ROUTES, ...known].flatMap((name) => {
    unknown.delete(name);
    const value = url.searchParams.get(name);
    return value === null || !accepts(name, value) ? [] : [[name, value] as [string, string]];
  });
  url.search = new URLSearchParams(values).toString();
  return unknown;
}

/** Whoever is led on to another page of this site takes along what the first one does not know. */
export function passingOn(page: Page, unknown: URLSearchParams): Page {
  const { location } = page.headers;
  if (!location?.startsWith('/') || unknown.size === 0) return page;
  const to = new URL(location, 'http://site');
  for (const [name, value] of unknown) to.searchParams.append(name, value);
  const { pathname, search, hash } = to;
  return { ...page, headers: { ...page.headers, location: pathname + search + hash } };
}
