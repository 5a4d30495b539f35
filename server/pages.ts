/** Hosts the React site: every address that is neither the API nor a file. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LimitForm, limitersByName } from '#api/form-limits.ts';
import { createLimiter, networkOf } from '#api/rate-limits.ts';
import type { SpooledUpload, UploadSpool } from '#api/upload-spool.ts';
import { AWAY_FOR, isProblem, ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { Visit } from './api-host.ts';
import type { Site } from './built-site.ts';
import { isNotModified } from './conditional-requests.ts';
import type { RateLimits } from './config.ts';
import { bestCoding } from './content-coding.ts';
import { oneAddressOf } from './one-address.ts';
import { type Page, type PageCache, toPage } from './page-cache.ts';
import { keepKnownParameters, passingOn } from './page-query.ts';
import { MAX_BODY, receiveBody, toPageRequest } from './page-request.ts';
import { refusePost } from './reading-visit.ts';
import { reporting } from './reporting.ts';
import { createTurns } from './turns.ts';

/** What is stored of each form without scripts: 1 a minute and 5 a day an address, for no captcha guards it. */
const UNVERIFIED = [
  { points: 1, duration: 60 },
  { points: 5, duration: 86_400 },
];

/** Posts that are answered at the same time: each is held in memory whole. Of an address, fewer. */
const POSTS_AT_ONCE = 16;
const POSTS_AT_ONCE_EACH = 4;

/** Seconds, by status, where nothing tells better: a minute's limit, and a database's return. */
const RETRY_AFTER: Record<number, number> = { 429: 60, 503: AWAY_FOR };

export interface PageServices {
  /** Asked anew for each request, so that development can reload it. */
  site: () => Promise<Site> | Site;
  /** The API in the process or on another host. */
  apiFor: (visit: Visit) => PublicApi;
  cache: PageCache;
  /** Origin of canonical addresses. */
  publicUrl: () => string;
  /** A page is rendered anew each time, and Vite puts into it what a policy would refuse. */
  isDevelopment: boolean;
  limitForm: LimitForm;
  /** Where what is posted is while it arrives. */
  uploads: UploadSpool;
  /** `forms` for all posts, also those that are refused; `reads` for pages rendered anew each time. */
  limits: RateLimits;
}

export async function pages(app: FastifyInstance, services: PageServices) {
  const { cache } = services;
  const { forms: each, formsTotal: total, reads } = services.limits;
  const everyRead = createLimiter('page-reads', reads);
  const everyPost = services.limitForm('page-posts', { each, total });
  const stricter = each.length > 0 ? UNVERIFIED : [];
  const storedPost = limitersByName((form) =>
    services.limitForm(`page-posts-stored/${form}`, { each: stricter, total }),
  );
  const inTurn = createTurns(POSTS_AT_ONCE, POSTS_AT_ONCE_EACH);
  app.removeAllContentTypeParsers();
  // React Router reads the body itself.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.get('*', async (request, reply) => {
    const url = pageUrl(request.url, services.publicUrl());
    const site = await services.site();
    const address = oneAddressOf(withoutSlash(url), site.routes);
    if (address !== url.pathname) return reply.redirect(address + url.search, 301);
    const handle = site.handleOf(url.pathname);
    const unknown = keepKnownParameters(url, handle?.query ?? [], handle?.accepts);
    const send = (page: Page) => sendPage(passingOn(page, unknown), request, reply);
    const render = () => renderPage(request, url, services, site, { admitPost: refusePost });
    const isUnkept = handle?.unkept?.some((name) => url.searchParams.has(name));
    if (isUnkept) {
      // Rendered anew each time, so it counts as a read; and it is nobody else's.
      await everyRead(request.ip);
      return send(forOneReader(await render()));
    }
    if (services.isDevelopment || handle?.keep === false) return send(await render());
    if (handle) return send(await cache.get(url.pathname + url.search, render));
    // Every unknown address has the same page, so unknown addresses cost nothing.
    const isData = url.pathname.endsWith('.data');
    const page = isData ? await render() : await cache.get('not found', render, 404);
    return sendPage(page, request, reply);
  });

  app.post('*', async (request, reply) => {
    const gone = goneSignal(reply);
    const url = pageUrl(request.url, originOf(request, services.publicUrl()));
    const site = await services.site();
    const handle = site.handleOf(url.pathname);
    // Mail providers follow links for all their readers, from few addresses.
    const isSigned = handle?.signed?.some((name) => url.searchParams.has(name));
    await (isSigned ? everyRead : everyPost)(request.ip).catch((error: unknown) => {
      if (isProblem(error)) throw error;
      // The form itself tells that the database is away, with all that was typed.
      request.log.error({ err: error }, 'a post could not be counted');
    });
    if (isSigned) delete request.headers.origin;
    // React Router tells a post to the home page from one to the layout around it by `?index`.
    keepKnownParameters(url, ['index', ...(handle?.query ?? [])]);
    let retryAfter: number | undefined;
    const admitPost = (form: string) =>
      storedPost(form)(request.ip).catch((error: unknown) => {
        if (isProblem(error)) retryAfter = error.retryAfter;
        throw error;
      });
    // However slowly it arrives, nobody waits for it.
    const page = await services.uploads.hold(request, MAX_BODY, async (posted) => {
      await receiveBody(request, posted);
      return inTurn(
        () => renderPage(request, url, services, site, { admitPost }, posted),
        networkOf(request.ip),
        gone,
      );
    });
    return sendPage(page, request, reply, retryAfter);
  });
}

/** Of what a page says about caches, a route's own word and an error's stand. */
function forOneReader(page: Page): Page {
  const { headers } = page;
  if (headers['cache-control'] !== 'no-cache') return page;
  return { ...page, headers: { ...headers, 'cache-control': 'private, no-cache' } };
}

/** Aborts when the connection closes, so that nothing is done for whoever has left. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => gone.abort(new ProblemError('malformed', 'The connection was closed'));
  if (raw.closed || raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}

/**
 * React Router refuses a post whose `Origin` is another host than the one it was sent to, so a post
 * keeps the host that it was sent to; everything else is rendered under the canonical one.
 */
function originOf({ protocol, host, headers }: FastifyRequest, publicUrl: string): string {
  const isPlainHost = /^[\w.:[\]-]+$/.test(host);
  if (headers.origin === publicUrl || !isPlainHost) return publicUrl;
  return `${protocol}://${host}`;
}

/** @throws ProblemError for an address of another form than `/path?query` */
function pageUrl(target: string, origin: string): URL {
  if (!target.startsWith('/') || !URL.canParse(origin + target)) {
    throw new ProblemError('malformed', 'The address cannot be read');
  }
  return new URL(origin + target);
}

/** Several slashes at the start would name another host. */
function withoutSlash({ pathname }: URL): string {
  return pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}` : pathname;
}

async function renderPage(
  request: FastifyRequest,
  url: URL,
  services: PageServices,
  site: Site,
  { admitPost }: Pick<Visit, 'admitPost'>,
  posted?: SpooledUpload,
): Promise<Page> {
  const api = reporting(
    services.apiFor({ page: url.pathname, address: request.ip, admitPost }),
    (error) => request.log.error({ err: error }, 'the API failed'),
  );
  const pageRequest = toPageRequest(request, url, posted);
  const response = await site.render(pageRequest, api, (error) =>
    request.log.error({ err: error }, 'page failed'),
  );
  const status = posted?.isCut ? 413 : response.status;
  return toPage(response, { isDevelopment: services.isDevelopment, status, textOf: site.textOf });
}

async function sendPage(
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfter = RETRY_AFTER[page.status],
) {
  reply.code(page.status).headers(page.headers);
  if (isNotModified(request, page.etag)) return reply.code(304).send();
  if (retryAfter && page.status in RETRY_AFTER) reply.header('retry-after', retryAfter);
  const coding = page.body.codingFor(bestCoding(request.headers['accept-encoding']));
  if (coding) reply.header('content-encoding', coding);
  return reply.send(await page.body.in(coding));
}
