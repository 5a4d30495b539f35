/** The built React site: how to render a path, and what its route says about the page. */
import { LRUCache } from 'lru-cache';
import {
  type createRequestHandler,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { ownText } from './own-text.ts';

/** What `app/entry.server.tsx` exports for us: React Router as the site itself imports it. */
interface SiteEntry {
  createHandler: typeof createRequestHandler;
  loadContext: (api: PublicApi, report: (error: unknown) => void) => RouterContextProvider;
  textOf: (response: Response) => string | Promise<string>;
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
  /** The route of the page at this path, or of its data; undefined where no route takes it. */
  routeOf(path: string): SiteRoute | undefined;
  render(request: Request, api: PublicApi, report: (error: unknown) => void): Promise<Response>;
  /** The text of what was rendered, to be had once. */
  textOf(response: Response): string | Promise<string>;
}

/** Takes every URL that is no page's. */
const UNKNOWN = '/*';

/** Characters of URLs whose routes are remembered: to match one takes a tenth of a millisecond. */
const MATCHED = 1_000_000;

export function createSite(build: ServerBuild, mode: 'production' | 'development'): Site {
  const { createHandler, loadContext, textOf } = build.entry.module as unknown as SiteEntry;
  const handler = createHandler(build, mode);
  const routes = Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.id !== 'root')
    .map(({ id, path, index, module }) => ({
      id,
      path: `/${path ?? ''}`,
      index: index ?? false,
      handle: (module.handle ?? {}) as PageHandle,
    }));
  const matched = new LRUCache<string, { route?: SiteRoute }>({
    maxSize: MATCHED,
    sizeCalculation: (_matched, path) => path.length,
  });
  function matchOf(path: string): { route?: SiteRoute } {
    const before = matched.get(path);
    if (before) return before;
    const found = matchRoutes(routes as never, path)?.at(-1)?.route as SiteRoute | undefined;
    const match = found && found.path !== UNKNOWN ? { route: found } : {};
    matched.set(ownText(path), match);
    return match;
  }
  return {
    routes: routes.filter(({ path }) => path !== UNKNOWN),
    routeOf: (path) => matchOf(pageOfData(path)).route,
    render: (request, api, report) => handler(request, loadContext(api, report)),
    textOf,
  };
}

/** React Router asks for a page's data under its URL with this ending; home's has no name. */
function pageOfData(path: string): string {
  return path === '/_.data' ? '/' : path.replace(/\.data$/, '');
}
