/** Hosts the React site: every address that is neither the API nor a file. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLimiter, type Limiter } from '#api/rate-limits.ts';
import { ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { Visit } from './api-host.ts';
import type { Site } from './built-site.ts';
import { type Page, PageCache, toPage } from './page-cache.ts';
import { toPageRequest } from './page-request.ts';

/** A form posted without scripts: 1 a minute and 5 a day an address, for no captcha guards it. */
const UNVERIFIED_POSTS = [
  { points: 1, duration: 60 },
  { points: 5, duration: 86_400 },
];

export interface PageServices {
  /** Asked anew for each request, so that development can reload it. */
  site: () => Promise<Site> | Site;
  /** The API in the process or on another host. */
  apiFor: (visit: Visit) => PublicApi;
  contentVersion: () => number;
  /** Origin of canonical addresses. */
  publicUrl: () => string;
  /** A page is rendered anew each time, and Vite puts into it what a policy would refuse. */
  isDevelopment: boolean;
  limitPosts: boolean;
}

export async function pages(app: FastifyInstance, services: PageServices) {
  const cache = new PageCache(services.contentVersion);
  const limiter = createLimiter('page-post', services.limitPosts ? UNVERIFIED_POSTS : []);
  app.removeAllContentTypeParsers();
  // React Router reads the body itself.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.route({
    method: ['GET', 'POST'],
    url: '*',
    handler: async (request, reply) => {
      const url = pageUrl(request.url, originOf(request, services.publicUrl()));
      if (url.pathname !== '/' && url.pathname.endsWith('/')) {
        return reply.redirect(withoutSlash(url), 301);
      }
      const site = await services.site();
      const handle = site.handleOf(url.pathname);
      keepKnownParameters(url, handle?.query ?? []);

      const render = () => renderPage(request, url, services, site, limiter);
      const isKept =
        handle && handle.keep !== false && request.method !== 'POST' && !services.isDevelopment;
      const page = isKept ? await cache.get(url.pathname + url.search, render) : await render();
      return sendPage(page, request, reply);
    },
  });
}

/**
 * React Router refuses a post whose `Origin` is another host than the one it was sent to, so a post
 * keeps the host that it was sent to; everything else is rendered under the canonical one.
 */
function originOf(request: FastifyRequest, publicUrl: string): string {
  return request.method === 'POST' ? `${request.protocol}://${request.host}` : publicUrl;
}

/** @throws ProblemError for an address of another form than `/path?query` */
function pageUrl(target: string, origin: string): URL {
  if (!target.startsWith('/') || !URL.canParse(origin + target)) {
    throw new ProblemError('malformed', 'The address cannot be read');
  }
  return new URL(origin + target);
}

/** Several slashes at the start would name another host. */
function withoutSlash({ pathname, search }: URL): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`;
}

/** Whatever else is in the query (campaign tags, junk) neither changes a page nor fills the cache. */
function keepKnownParameters(url: URL, known: readonly string[]): void {
  const values = known.flatMap((name) => {
    const value = url.searchParams.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  url.search = new URLSearchParams(values).toString();
}

async function renderPage(
  request: FastifyRequest,
  url: URL,
  services: PageServices,
  site: Site,
  limiter: Limiter,
): Promise<Page> {
  const api = services.apiFor({
    page: url.pathname,
    admitPost: () => limiter(request.ip),
  });
  const { request: pageRequest, isTooLarge, finish } = toPageRequest(request, url);
  const response = await site.render(pageRequest, api, (error) =>
    request.log.error({ err: error }, 'page failed'),
  );
  finish();
  const page = await toPage(response, services);
  return isTooLarge() ? { ...page, status: 413 } : page;
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply) {
  reply.code(page.status).headers(page.headers);
  reply.header('vary', 'accept-encoding');
  if (page.status === 200) {
    reply.header('cache-control', 'no-cache').header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  } else {
    reply.header('cache-control', 'no-store');
    if (page.status === 503) reply.header('retry-after', '5');
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
