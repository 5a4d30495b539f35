/** The URL of a page: its one spelling, and as much of its query as its route reads. */
import { matchRoutes } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Page } from './answer.ts';
import type { SiteRoute } from './built-site.ts';

/** @throws ProblemError for a URL of another form than `/path?query` */
export function pageUrl(target: string, origin: string): URL {
  if (!target.startsWith('/') || !URL.canParse(origin + target)) {
    throw new ProblemError('malformed', 'The address cannot be read');
  }
  return new URL(origin + target);
}

/** Several slashes at the start would name another host. */
export function withoutSlash({ pathname }: URL): string {
  return pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}` : pathname;
}

/** Without any of these a path has no other form; to match it against all routes takes a while. */
const IN_ANOTHER_FORM = /[A-Z%]/;

/** Characters that mean the same with and without a percent sign (RFC 3986, section 6.2.2). */
const PLAIN = /^[\w.~-]$/;

/**
 * The canonical path of a page, of the many under which React Router would find it: as the route table
 * writes it, with slugs as they were requested, for on other hosts two may differ by a capital letter.
 * A path that no route takes stays as it is.
 * @param path without a slash at the end
 */
export function canonicalPathOf(path: string, routes: readonly Pick<SiteRoute, 'path'>[]): string {
  if (!IN_ANOTHER_FORM.test(path)) return path;
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

/** A redirect to another page of this site keeps the parameters that the first page does not know. */
export function withParams(page: Page, unknown: URLSearchParams): Page {
  const { location } = page.headers;
  if (!location?.startsWith('/') || unknown.size === 0) return page;
  const to = new URL(location, 'http://site');
  for (const [name, value] of unknown) to.searchParams.append(name, value);
  const { pathname, search, hash } = to;
  return { ...page, headers: { ...page.headers, location: pathname + search + hash } };
}
