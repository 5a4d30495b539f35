/** The URL of a page: its canonical path, and the parameters that its route reads. */
import { matchRoutes } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { ProblemError } from '#contract/problem.ts';
import type { SiteRoute } from './built-site.ts';
import type { PageResponse } from './page-response.ts';

/** @throws ProblemError `malformed` for a target of another form than `/path?query` */
export function pageUrl(target: string, origin: string): URL {
  if (!target.startsWith('/') || !URL.canParse(origin + target)) {
    throw new ProblemError('malformed', 'The URL is not valid');
  }
  return new URL(origin + target);
}

/** Also removes repeated leading slashes, which would name another host. */
export function withoutSlash({ pathname }: URL): string {
  return pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}` : pathname;
}

/** A path without these characters is canonical, which saves matching it against all routes. */
const NONCANONICAL = /[A-Z%]/;

/** Unreserved characters, which are equal to their percent-encoding (RFC 3986, section 6.2.2). */
const PLAIN = /^[\w.~-]$/;

/**
 * The canonical path of a page, as React Router also matches other forms. Static segments are
 * spelled as in the route table. Slugs keep their case, as two of a remote API may differ only by
 * case. A path without a route is returned unchanged.
 * @param path without a slash at the end
 */
export function canonicalPathOf(path: string, routes: readonly Pick<SiteRoute, 'path'>[]): string {
  if (!NONCANONICAL.test(path)) return path;
  const pattern = matchRoutes(routes as never, path)?.at(-1)?.route.path;
  if (pattern === undefined) return path;
  const named = partsOf(pattern);
  const parts = partsOf(path).map((part, at) => {
    const name = named[at] ?? ':';
    return name.startsWith(':') ? normal(part) : name;
  });
  return `/${parts.join('/')}`;
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

const normal = (part: string) =>
  part.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return PLAIN.test(character) ? character : code.toUpperCase();
  });

/** Maximum of values of a repeatable parameter. */
const MAX_VALUES = 20;

/**
 * Drops parameters that the route does not read (campaign tags, junk), so that they cannot fill the
 * cache. Keeps the first value of the others, or up to `MAX_VALUES` of repeatable ones, trimmed.
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

/** Adds the unknown parameters to a redirect within this site. */
export function withUnknownParameters(page: PageResponse, unknown: URLSearchParams): PageResponse {
  const { location } = page.headers;
  if (!location?.startsWith('/') || unknown.size === 0) return page;
  const to = new URL(location, 'http://site');
  for (const [name, value] of unknown) to.searchParams.append(name, value);
  const { pathname, search, hash } = to;
  return { ...page, headers: { ...page.headers, location: pathname + search + hash } };
}
