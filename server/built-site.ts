/** The built React site: how to render a path, and what its route says about the page. */
import {
  type createRequestHandler,
  matchRoutes,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import type { PublicApi } from '#contract/public-api.ts';

/** What `app/entry.server.tsx` exports for us: React Router as the site itself imports it. */
interface SiteEntry {
  createHandler: typeof createRequestHandler;
  loadContext: (api: PublicApi, report: (error: unknown) => void) => RouterContextProvider;
}

export interface Site {
  /** The handle of the page at this path; undefined where no route takes it. */
  handleOf(path: string): PageHandle | undefined;
  render(request: Request, api: PublicApi, report: (error: unknown) => void): Promise<Response>;
}

export function createSite(build: ServerBuild, mode: 'production' | 'development'): Site {
  const { createHandler, loadContext } = build.entry.module as unknown as SiteEntry;
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
  return {
    handleOf(path) {
      // React Router asks for a route's data under the page's address with this ending.
      const page = path.replace(/\.data$/, '');
      const match = matchRoutes(routes as never, page)?.at(-1)?.route as
        | (typeof routes)[number]
        | undefined;
      return match && match.path !== '/*' ? match.handle : undefined;
    },
    render: (request, api, report) => handler(request, loadContext(api, report)),
  };
}
