/** The canonical path of a page, of the many under which React Router would find it. */
import { matchRoutes } from 'react-router';
import type { SiteRoute } from './built-site.ts';

/** Without any of these a path has no other form; to match it against all routes takes a while. */
const IN_ANOTHER_FORM = /[A-Z%]/;

/** Characters that mean the same with and without a percent sign (RFC 3986, section 6.2.2). */
const PLAIN = /^[\w.~-]$/;

/**
 * The path as the route table writes it, in which a slug is as it was asked for: on other hosts
 * two may differ by a capital letter. What no route takes stays as it is.
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
