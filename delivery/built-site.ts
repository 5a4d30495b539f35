/** The built React site: its routes, and how to render a page. */
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import type { openSite } from '#app/site.ts';
import { type LanguageCode, languageOfPath } from '#contract/languages.ts';
import { createResponse, type Render, toWebRequest } from './render-page.ts';

/** The exports of `app/site.ts` that the server uses. */
export interface SiteEntry {
  openSite: typeof openSite;
}

export interface SiteRoute {
  id: string;
  /** The pattern of the route table with a leading slash: `/events/:slug`. */
  path: string;
  handle: PageHandle;
}

export interface Site {
  /** In the order of the route table. */
  routes: readonly SiteRoute[];
  /** The route of the page at this path; undefined if no route matches. */
  routeOf(path: string): SiteRoute | undefined;
  /** The language that the path begins with; otherwise the first. */
  languageOf(path: string): LanguageCode;
  render: Render;
}

/** The route of the not-found page, which matches every other URL. */
const UNKNOWN = '/*';

/** Characters of paths with cached routes. Matching one takes a tenth of a millisecond. */
const MAX_MATCHED = 1_000_000;

/** @param pages the route table, with paths without a leading slash; the last matches all others */
export function createSite(pages: readonly SiteRoute[], render: Render): Site {
  const routes = pages.map(({ id, path, handle }) => ({ id, path: `/${path}`, handle }));
  const matches = new LRUCache<string, { route?: SiteRoute }>({
    maxSize: MAX_MATCHED,
    sizeCalculation: (_matched, path) => path.length,
  });
  // Translated routes have IDs such as `ne:home`.
  const languages = new Set(pages.flatMap(({ id }) => /^([\w-]+):/.exec(id)?.[1] ?? []));
  function matchOf(path: string): { route?: SiteRoute } {
    const cached = matches.get(path);
    if (cached) return cached;
    const route = matchRoutes(routes, path)?.at(-1)?.route;
    const match = route && route.path !== UNKNOWN ? { route } : {};
    // A copy, as V8 would keep the whole URL alive for a substring of it.
    matches.set(Buffer.from(path).toString(), match);
    return match;
  }
  return {
    routes: routes.filter(({ path }) => path !== UNKNOWN),
    routeOf: (path) => matchOf(path).route,
    languageOf: (path) => languageOfPath(path, [...languages]),
    render,
  };
}

/** A site that renders in this thread. */
export function createLocalSite(
  { pages, renderPage }: ReturnType<typeof openSite>,
  { isDevelopment = false } = {},
): Site {
  return createSite(pages, async (request, api, report) => {
    const rendered = await renderPage(toWebRequest(request), api, report);
    return createResponse(rendered, { isDevelopment, status: request.status });
  });
}
