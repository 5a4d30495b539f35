/** The page at a URL: from the cache, or rendered in its turn. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#api/client-network.ts';
import { disconnectSignal } from '#api/disconnect-signal.ts';
import type { Limiter } from '#api/rate-limits.ts';
import type { Site } from './built-site.ts';
import { busyProblem } from './busy-problem.ts';
import { namesNoEntry } from './entry-lookup.ts';
import { createFairSemaphore } from './fair-semaphore.ts';
import type { Page, PageCache } from './page-cache.ts';
import { dropUnknownParameters, withParams } from './page-query.ts';
import { type ApiFor, refusePost } from './read-only-context.ts';
import { renderPage } from './render-page.ts';
import { forCaches } from './shared-caches.ts';
import { createSharedTurns } from './shared-turns.ts';

/**
 * Rendering is work for the one thread there is: a second page at the same time fills the moments
 * in which the first waits for the database, a third would only make all of them later. A page
 * takes some 5 ms, so whoever waits at the end of the queue waits for a third of a second.
 */
const RENDERS = { running: 2, waiting: 64 };

/** Data from another host takes a while, in which there is nothing to do here. */
const RENDERS_FROM_AFAR = { running: 16, waiting: 64 };

/** What is cached: all that depends on nothing but the content. */
const CACHED = [200, 404, 410];

interface ReaderServices {
  apiFor: ApiFor;
  /** A page is rendered anew each time. */
  isDevelopment: boolean;
  cache: PageCache;
  /** Counts pages that are rendered for one reader alone. */
  countRead: Limiter;
  /** Whether the API is on another host. */
  isRemote: boolean;
}

export function createPageReader(services: ReaderServices) {
  const { cache, countRead, isDevelopment, isRemote, apiFor } = services;
  const withPermit = createFairSemaphore(isRemote ? RENDERS_FROM_AFAR : RENDERS, busyProblem);
  const joinTurn = createSharedTurns<Page>();

  /** @param url its query is cut down to what the page reads */
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    site: Site,
  ): Promise<Page> => {
    const route = site.routeOf(url.pathname);
    const unknown = dropUnknownParameters(url, route?.handle);
    const isOneReaders =
      route?.handle.uncachedParams?.some((name) => url.searchParams.has(name)) ?? false;
    const isCacheable = !isDevelopment && !isOneReaders && route?.handle.cache !== false;
    const render = async () => {
      const page = await renderPage(request, url, services, site, { consumeQuota: refusePost });
      const isForOne = isOneReaders || route?.handle.cache === false;
      return isDevelopment ? page : forCaches(page, { route, url, isForOne });
    };

    // All URLs that no route takes show the same page, and so do all that name no entry of a route.
    const key = route ? url.pathname + url.search : 'not found';
    const cached = isCacheable && cache.cached(key);
    if (cached) return withParams(cached, unknown);
    if (isOneReaders) await countRead(request.ip);

    async function renderOnce(): Promise<Page> {
      if (isDevelopment) return render();
      const api = apiFor({ page: url.pathname, ip: '', consumeQuota: refusePost });
      if (route && (await namesNoEntry(url, route.handle, api))) {
        // Of the query only what leads to this page is left.
        const named = route.handle.entryParam?.name;
        for (const name of [...url.searchParams.keys()]) {
          if (name !== named) url.searchParams.delete(name);
        }
        return cache.get(`not found ${route.path}`, render, CACHED);
      }
      return isCacheable ? cache.get(key, render, CACHED) : render();
    }
    const gone = disconnectSignal(reply);
    const takeTurn = (begin: () => void) => {
      const work = () => {
        begin();
        return renderOnce();
      };
      return withPermit(work, networkOf(request.ip), gone);
    };
    const page = isCacheable
      ? await joinTurn(`${cache.version()} ${key}`, takeTurn)
      : await takeTurn(() => undefined);
    return withParams(page, unknown);
  };
}
