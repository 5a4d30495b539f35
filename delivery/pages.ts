/** Serves the pages of the React site, from the cache or rendered when their turn comes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disconnectSignal, isAutomatic, networkOf } from '#api/http/client.ts';
import { createLimiter, type Limiter } from '#api/http/rate-limits.ts';
import type { PackModules } from '#app/pack.ts';
import { pageLookups } from '#telemetry/site-metrics.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { Site, SiteRoute } from './built-site.ts';
import { type CachedPage, compressPage, type PageCache } from './cached-pages.ts';
import type { NewEntry } from './content-cache.ts';
import { type CountVisit, countedPath } from './count-visit.ts';
import { createFairSemaphore, type RunInTurn } from './fair-semaphore.ts';
import { isUnknownEntry, refusePost, withReadCache, withReporting } from './page-api.ts';
import { withCacheHeaders } from './page-headers.ts';
import { measureRenders, NO_PAGE } from './page-meter.ts';
import { type PagePostServices, pagePosts } from './page-posts.ts';
import { type PageResponse, sendPage } from './page-response.ts';
import {
  canonicalPathOf,
  dropUnknownParameters,
  pageUrl,
  withoutSlash,
  withUnknownParameters,
} from './page-url.ts';
import { createErrorHandler } from './refusals.ts';
import { renderPage, type UncachedPage } from './render-page.ts';

/**
 * There is one render thread. A second page uses the time in which the first waits for the
 * database; a third would only delay all of them. A page takes about 5 ms, so the last in the queue
 * waits for a third of a second.
 */
const RENDERS = { running: 2, waiting: 64 };

/** With a remote API, pages mostly wait for data, so more of them run at the same time. */
const REMOTE_API_RENDERS = { running: 16, waiting: 64 };

/** Statuses of cached pages, which depend only on the content. */
const CACHED = [200, 404, 410];

/** The path that a page has now, if its entry had this path before. */
export type CurrentPath = (path: string) => Promise<string | undefined>;

export interface PageServices extends Omit<PagePostServices, 'countRead'> {
  /** Renders pages for each request, without a cache. */
  isDevelopment: boolean;
  cache: PageCache;
  /** Undefined if the API is on another host. */
  currentPath: CurrentPath | undefined;
  /** The path of an article that had a path on another site; undefined as `currentPath`. */
  movedPath: CurrentPath | undefined;
  /** Undefined if visits are not counted. */
  countVisit: CountVisit | undefined;
  /** The current pack, in all of its languages. */
  pack: () => PackModules;
  /** Whether the API is on another host. */
  isRemote: boolean;
}

export async function pages(app: FastifyInstance, services: PageServices) {
  const { limits, pack, publicUrl, isRemote, countVisit, currentPath, movedPath } = services;
  const countRead = createLimiter('page-reads', limits.reads, 'RATE_LIMIT_READS');
  const withPermit = measureRenders(createFairSemaphore(isRemote ? REMOTE_API_RENDERS : RENDERS));
  app.setErrorHandler(createErrorHandler(pack));

  app.get('*', async (request, reply) => {
    const url = pageUrl(request.url, publicUrl());
    const { pathname, search } = url;
    const site = await services.site();
    const path = canonicalPathOf(withoutSlash(url), site.routes);
    const current = await currentPath?.(path);
    if (current !== undefined) return reply.redirect(current + search, 301);
    const moved = await movedPath?.(path);
    if (moved === undefined && path !== pathname) return reply.redirect(path + search, 301);
    url.pathname = path;
    const page = await readPage(
      { ...services, countRead, withPermit },
      { request, reply, url, site },
    );
    if (moved !== undefined) {
      // A page of this site has precedence over a path on another one.
      const target = page.status === 404 ? moved : path;
      if (target !== pathname) return reply.redirect(target + search, 301);
    }
    if (request.method === 'GET') {
      const { status } = page;
      countVisit?.(request.raw, { path: countedPath(url, site.routeOf(url.pathname)), status });
    }
    return sendPage(page, request, reply);
  });
  await app.register(pagePosts, { ...services, countRead });
}

interface Reading extends Pick<PageServices, 'apiFor' | 'cache' | 'isDevelopment'> {
  /** Counts uncached pages that are rendered for one reader. */
  countRead: Limiter;
  withPermit: RunInTurn;
}

interface RequestedPage {
  request: FastifyRequest;
  reply: FastifyReply;
  url: URL;
  site: Site;
}

async function readPage(
  { apiFor, cache, isDevelopment, countRead, withPermit }: Reading,
  { request, reply, url, site }: RequestedPage,
): Promise<PageResponse> {
  const route = site.routeOf(url.pathname);
  const pattern = route?.path ?? NO_PAGE;
  request.pageRoute = pattern;
  const unknown = dropUnknownParameters(url, route?.handle);
  const isOneReaders =
    route?.handle.uncachedParams?.some((name) => url.searchParams.has(name)) ?? false;
  const isForOne = isOneReaders || route?.handle.cache === false;
  const isCacheable = !isDevelopment && !isForOne;
  // All URLs without a route show the same page, by language.
  const key = route ? url.pathname + url.search : `not found ${site.languageOf(url.pathname)}`;
  const cached = isCacheable && cache.cached(key);
  pageLookups.add({ result: cached ? 'hit' : isCacheable ? 'miss' : 'uncacheable' });
  if (cached) return withUnknownParameters(cached, unknown);
  if (isOneReaders) await countRead(request.ip);

  const context = {
    page: url.pathname,
    ip: request.ip,
    isAutomatic: isAutomatic(request.headers),
    consumeQuota: refusePost,
  };
  const entryApi = withReadCache(apiFor(context));
  const api = withReporting(entryApi, (error) =>
    request.log.error({ err: error }, 'the API call failed'),
  );
  const render = async (): Promise<UncachedPage> => {
    const attributes = { 'http.route': pattern };
    const page = await inSpan('render page', { attributes }, () =>
      renderPage(request, url, site, api),
    );
    return isDevelopment ? page : withCacheHeaders(page, { route, url, isPrivate: isForOne });
  };
  const make = async (): Promise<NewEntry<CachedPage>> => {
    const entry = await compressPage(await render(), pattern);
    return { entry, isCacheable: CACHED.includes(entry.status) };
  };
  /** The shared not-found page of a route, if the URL names an unknown entry. */
  const sharedNotFound = async () => {
    if (isDevelopment || !route || !(await isUnknownEntry(url, route.handle, entryApi)))
      return undefined;
    keepEntryParam(url, route);
    return cache.get(`not found ${route.path}`, make);
  };
  const makeOrShare = async (): Promise<NewEntry<CachedPage>> => {
    const shared = await sharedNotFound();
    return shared ? { entry: shared, isCacheable: false } : make();
  };

  const disconnected = disconnectSignal(reply);
  const takeTurn = <Result>(work: () => Promise<Result>) =>
    withPermit(work, networkOf(request.ip), disconnected);
  const page = isCacheable
    ? await cache.get(key, makeOrShare, takeTurn)
    : await takeTurn(async () => (await sharedNotFound()) ?? render());
  return withUnknownParameters(page, unknown);
}

/** Keeps only the parameter that names the entry. */
function keepEntryParam({ searchParams }: URL, { handle }: SiteRoute): void {
  for (const name of [...searchParams.keys()]) {
    if (name !== handle.entryParam?.name) searchParams.delete(name);
  }
}
