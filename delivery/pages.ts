/** Hosts the React site: every URL that is neither the API nor a file. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#api/client-network.ts';
import { disconnectSignal } from '#api/disconnect-signal.ts';
import { type LimitForm, limitersByName } from '#api/form-limits.ts';
import { noteLimit } from '#api/noted-limit.ts';
import { createLimiter, type RateLimit } from '#api/rate-limits.ts';
import type { UploadSpool } from '#api/upload-spool.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { isProblem, ProblemError, UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';
import type { Site } from './built-site.ts';
import { refuseInHtml } from './busy.ts';
import { busyProblem } from './busy-problem.ts';
import { canonicalPathOf } from './canonical-path.ts';
import { isNotModified } from './conditional-requests.ts';
import { bestCoding } from './content-coding.ts';
import { createFairSemaphore } from './fair-semaphore.ts';
import { refuseForeign } from './foreign-posts.ts';
import type { Page, PageCache } from './page-cache.ts';
import { dropUnknownParameters } from './page-query.ts';
import { createPageReader } from './page-reader.ts';
import type { ApiFor } from './read-only-context.ts';
import { MAX_BODY, receiveBody } from './received-request.ts';
import { renderPage } from './render-page.ts';

/** What is stored of each form without scripts: 1 a minute and 5 a day for each IP, as no captcha guards it. */
const UNVERIFIED = [
  { points: 1, duration: 60 },
  { points: 5, duration: 86_400 },
];

/** Posts that are answered at the same time: each is held in memory whole. The others wait in the spool. */
const POSTS = { running: 16, runningEach: 4, waiting: 200 };

/** Seconds, by status, where nothing tells better: a minute's limit, and a database's return. */
const RETRY_AFTER: Record<number, number> = { 429: 60, 503: UNAVAILABLE_RETRY_AFTER };

interface PageLimits {
  /** All posts of one client, also those that are refused; and of all clients together. */
  forms: readonly RateLimit[];
  formsTotal: readonly RateLimit[];
  /** Pages that are rendered anew each time. */
  reads: readonly RateLimit[];
}

export interface PageServices {
  apiFor: ApiFor;
  /** A page is rendered anew each time. */
  isDevelopment: boolean;
  /** Asked anew for each request, so that development can reload it. */
  site: () => Promise<Site> | Site;
  cache: PageCache;
  /** Origin of canonical URLs. */
  publicUrl: () => string;
  limitForm: LimitForm;
  /** Where what is posted is while it arrives. */
  uploads: UploadSpool;
  limits: PageLimits;
  /** What pages say where they cannot be shown. */
  errorsCopy: () => PageCopy['errors'];
  /** Whether the API is on another host. */
  isRemote: boolean;
}

export async function pages(app: FastifyInstance, services: PageServices) {
  const { forms: each, formsTotal: total, reads } = services.limits;
  const everyRead = createLimiter('page-reads', reads, 'RATE_LIMIT_READS');
  const everyPost = services.limitForm('page-posts', { each, total });
  const stricter = each.length > 0 ? UNVERIFIED : [];
  const storedPost = limitersByName((form) =>
    services.limitForm(`page-posts-stored/${form}`, { each: stricter, total }),
  );
  const withPermit = createFairSemaphore(POSTS, busyProblem);
  const read = createPageReader({ ...services, countRead: everyRead });
  app.setErrorHandler(refuseInHtml(services.errorsCopy));
  app.removeAllContentTypeParsers();
  // The page's own action reads the body.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.get('*', async (request, reply) => {
    const url = pageUrl(request.url, services.publicUrl());
    const site = await services.site();
    const path = canonicalPathOf(withoutSlash(url), site.routes);
    if (path !== url.pathname) return reply.redirect(path + url.search, 301);
    return sendPage(await read(request, reply, url, site), request, reply);
  });

  app.post('*', async (request, reply) => {
    const gone = disconnectSignal(reply);
    const url = pageUrl(request.url, services.publicUrl());
    const site = await services.site();
    const handle = site.routeOf(url.pathname)?.handle;
    // Mail providers follow links for all their readers, from few IPs.
    const isCsrfExempt = handle?.csrfExemptTokenParams?.some((name) => url.searchParams.has(name));
    if (!isCsrfExempt) refuseForeign(request, services.publicUrl());
    await (isCsrfExempt ? everyRead : everyPost)(request.ip).catch((error: unknown) => {
      if (isProblem(error)) throw error;
      // The form itself tells that the database is away, with all that was typed.
      request.log.error({ err: error }, 'a post could not be counted');
    });
    dropUnknownParameters(url, handle);
    let retryAfter: number | undefined;
    const consumeQuota = (form: string) =>
      storedPost(form)(request.ip).catch((error: unknown) => {
        if (isProblem(error)) retryAfter = error.retryAfter;
        noteLimit(request, error);
        throw error;
      });
    // However slowly it arrives, nobody waits for it.
    const page = await services.uploads.hold(request, MAX_BODY, async (posted) => {
      await receiveBody(request, posted);
      return withPermit(
        () => renderPage(request, url, services, site, { consumeQuota }, posted),
        networkOf(request.ip),
        gone,
      );
    });
    return sendPage(page, request, reply, retryAfter);
  });
}

/** @throws ProblemError for a URL of another form than `/path?query` */
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
