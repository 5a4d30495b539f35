/** The built React site: how to render a page, and what its route says about it. */
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import type { openSite } from '#app/site.ts';
import { makePage, type Render, toWebRequest } from './render-page.ts';

/** The exports of `app/site.ts` that the server uses. */
export interface SiteEntry {
  openSite: typeof openSite;
}

/** A route that is a page. */
export interface SiteRoute {
  id: string;
  /** As the route table has it, from the slash on: `/events/:slug`. */
  path: string;
  handle: PageHandle;
}

export interface Site {
  /** In the order of the route table. */
  routes: readonly SiteRoute[];
  /** The route of the page at this path; undefined where no route takes it. */
  routeOf(path: string): SiteRoute | undefined;
  render: Render;
}

/** Takes every URL that is no page's. */
const UNKNOWN = '/*';

/** Characters of URLs whose routes are remembered: to match one takes a tenth of a millisecond. */
const MATCHED = 1_000_000;

/** @param pages of the route table, whose paths have no slash at their start; the last takes all others */
export function siteOf(pages: readonly SiteRoute[], render: Render): Site {
  const routes = pages.map(({ id, path, handle }) => ({ id, path: `/${path}`, handle }));
  const matched = new LRUCache<string, { route?: SiteRoute }>({
    maxSize: MATCHED,
    sizeCalculation: (_matched, path) => path.length,
  });
  function matchOf(path: string): { route?: SiteRoute } {
    const before = matched.get(path);
    if (before) return before;
    const found = matchRoutes(routes, path)?.at(-1)?.route;
    const match = found && found.path !== UNKNOWN ? { route: found } : {};
    // V8 would keep the whole URL for as long as a path that was cut out of it.
    matched.set(Buffer.from(path).toString(), match);
    return match;
  }
  return {
    routes: routes.filter(({ path }) => path !== UNKNOWN),
    routeOf: (path) => matchOf(path).route,
    render,
  };
}

/** The site in this thread. */
export function siteHere(
  { pages, renderPage }: ReturnType<typeof openSite>,
  { isDevelopment = false } = {},
): Site {
  return siteOf(pages, async (request, api, report) => {
    const rendered = await renderPage(toWebRequest(request), api, report);
    return makePage(rendered, { isDevelopment, status: request.status });
  });
}
