/**
 * Posts to pages from forms without scripts: counted, spooled, and handled by the page's action.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { disconnectSignal, networkOf } from '#api/http/client.ts';
import { createLimitersByName, type LimitForm } from '#api/http/form-limits.ts';
import type { Limiter, RateLimit } from '#api/http/rate-limits.ts';
import { recordRefusal } from '#api/http/rate-limits.ts';
import type { SpooledUpload, UploadSpool } from '#api/http/upload-spool.ts';
import { RESUME } from '#contract/applications.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import { toHeaderText } from '#contract/text-rules.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { Site } from './built-site.ts';
import { createFairSemaphore } from './fair-semaphore.ts';
import { type ApiFor, withReporting } from './page-api.ts';
import { NO_PAGE } from './page-meter.ts';
import { sendPage } from './page-response.ts';
import { dropUnknownParameters, pageUrl } from './page-url.ts';
import { renderPage } from './render-page.ts';

/** Stored submissions of each form per IP, as posts without scripts have no captcha. */
const UNVERIFIED = [
  { points: 1, duration: 60 },
  { points: 5, duration: 86_400 },
];

/** Posts that are handled at the same time, each wholly in memory. Others wait in the spool. */
const POSTS = { running: 16, runningPerClient: 4, waiting: 200 };

/**
 * Bytes of a form posted to a page. Enough to return the form with its values and a message for a
 * résumé of up to twice the allowed size.
 */
const MAX_BODY = 2 * RESUME.maxBytes + 64 * 1024;

interface PageLimits {
  /** All posts of one client, including refused ones. */
  forms: readonly RateLimit[];
  /** All posts of all clients together. */
  formsTotal: readonly RateLimit[];
  /** Uncached pages that are rendered for one reader. */
  reads: readonly RateLimit[];
}

export interface PagePostServices {
  apiFor: ApiFor;
  /** Called for each request, as the pack can change. */
  site: () => Promise<Site> | Site;
  /** Origin of canonical URLs. */
  publicUrl: () => string;
  limitForm: LimitForm;
  limits: PageLimits;
  /** Counts uncached pages that are rendered for one reader. */
  countRead: Limiter;
  /** Stores bodies while they are uploaded. */
  uploads: UploadSpool;
}

export async function pagePosts(app: FastifyInstance, services: PagePostServices) {
  const { forms: each, formsTotal: total } = services.limits;
  const { apiFor, publicUrl, countRead, uploads } = services;
  const countPost = services.limitForm('page-posts', { each, total });
  const stricter = each.length > 0 ? UNVERIFIED : [];
  const storedPost = createLimitersByName((form) =>
    services.limitForm(`page-posts-stored/${form}`, { each: stricter, total }),
  );
  const withPermit = createFairSemaphore(POSTS);
  app.removeAllContentTypeParsers();
  // The page's action reads the body.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.post('*', async (request, reply) => {
    const disconnected = disconnectSignal(reply);
    const url = pageUrl(request.url, publicUrl());
    const site = await services.site();
    const route = site.routeOf(url.pathname);
    const handle = route?.handle;
    request.pageRoute = route?.path ?? NO_PAGE;
    // Mail providers follow links of all their users from few IPs, so these count as reads.
    const isCsrfExempt = handle?.csrfExemptTokenParams?.some((name) => url.searchParams.has(name));
    if (!isCsrfExempt) refuseForeign(request, publicUrl());
    await (isCsrfExempt ? countRead : countPost)(request.ip).catch((error: unknown) => {
      if (isProblem(error)) throw error;
      // Without a count the post goes on; if the database is unavailable, the form shows that.
      request.log.error({ err: error }, 'a post could not be counted');
    });
    dropUnknownParameters(url, handle);
    let retryAfter: number | undefined;
    const consumeQuota = (form: string) =>
      storedPost(form)(request.ip).catch((error: unknown) => {
        if (isProblem(error)) retryAfter = error.retryAfter;
        recordRefusal(request, error);
        throw error;
      });
    const context = { page: url.pathname, ip: request.ip, isAutomatic: false, consumeQuota };
    const api = withReporting(apiFor(context), (error) =>
      request.log.error({ err: error }, 'the API call failed'),
    );
    // A slow upload takes no permit, so other requests do not wait for it.
    const page = await uploads.withUpload(request, MAX_BODY, async (upload) => {
      await receiveBody(request, upload);
      const attributes = { 'http.route': request.pageRoute ?? NO_PAGE };
      const render = () =>
        inSpan('render page', { attributes }, () => renderPage(request, url, site, api, upload));
      return withPermit(render, networkOf(request.ip), disconnected);
    });
    return sendPage(page, request, reply, retryAfter);
  });
}

/** @throws ProblemError `malformed` if the connection breaks, or as `SpooledUpload.store` throws */
async function receiveBody({ raw }: FastifyRequest, upload: SpooledUpload): Promise<void> {
  await upload.store(raw).catch((cause: unknown) => {
    if (isProblem(cause)) throw cause;
    throw new ProblemError('malformed', 'The connection broke before the whole body arrived', {
      cause,
    });
  });
}

/**
 * Refuses a post from a page of another site, and logs what was compared: with a wrong `PUBLIC_URL`
 * or `TRUST_PROXY`, the site's own pages look like another site.
 * @param publicUrl the origin of the site, allowed besides the requested host
 * @throws ProblemError `forbidden`
 */
function refuseForeign(request: FastifyRequest, publicUrl: string): void {
  const { headers, protocol, host, log } = request;
  const { origin } = headers;
  if (origin === undefined || origin === publicUrl) return;
  const ownHost = hostOf(`${protocol}://${host}`);
  if (ownHost !== undefined && hostOf(origin) === ownHost) return;
  log.warn(
    { origin: toHeaderText(origin), host: toHeaderText(host) },
    'a post from another site was refused',
  );
  throw new ProblemError('forbidden', 'This form accepts posts from its own site only');
}

/** The host, without a default port. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
