/** The query of a page's URL: what its route reads, and what passes through. */
import type { PageHandle } from '#app/page-handle.ts';
import type { Page } from './page-cache.ts';

/** React Router's own, on requests for the data of some of a page's routes: their ids. */
const ROUTES = '_routes';

/**
 * Whatever else is in the query (campaign tags, junk) neither changes a page nor fills the cache.
 * Of what is known the first value counts, without white space around it.
 * @returns the parameters that the route does not know
 */
export function dropUnknownParameters(
  url: URL,
  { query = [], accepts = () => true }: Pick<PageHandle, 'query' | 'accepts'> = {},
): URLSearchParams {
  const unknown = new URLSearchParams(url.search);
  unknown.delete(ROUTES);
  const values = query.flatMap((name) => {
    unknown.delete(name);
    const value = url.searchParams.get(name)?.trim();
    return value === undefined || !accepts(name, value) ? [] : [[name, value]];
  });
  url.search = new URLSearchParams(values).toString();
  return unknown;
}

/**
 * Of the routes whose data is asked for, those that the page has, in one order, as the parameter
 * that React Router reads; undefined where all of them are wanted.
 */
export function routesAskedFor(url: URL, ids: readonly string[]): [string, string] | undefined {
  const asked = url.searchParams.get(ROUTES)?.split(',') ?? [];
  const known = ids.filter((id) => asked.includes(id));
  return known.length === 0 ? undefined : [ROUTES, known.join(',')];
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
