/** Posts to pages, which are forms without scripts. Each is counted, received into the spool, and given to its page. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { disconnectSignal, networkOf } from '#api/http/client.ts';
import { type LimitForm, limitersByName } from '#api/http/form-limits.ts';
import type { Limiter, RateLimit } from '#api/http/rate-limits.ts';
import { noteLimit } from '#api/http/rate-limits.ts';
import type { SpooledUpload, UploadSpool } from '#api/http/upload-spool.ts';
import { RESUME } from '#contract/applications.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import { headerText } from '#contract/text-rules.ts';
import { sendPage } from './answer.ts';
import type { Site } from './built-site.ts';
import { createFairSemaphore } from './fair-semaphore.ts';
import { type ApiFor, reporting } from './page-api.ts';
import { dropUnknownParameters, pageUrl } from './page-url.ts';
import { renderPage } from './render-page.ts';

/** Submissions that are stored of each form without scripts: 1 a minute and 5 a day for each IP, as no captcha guards it. */
const UNVERIFIED = [
  { points: 1, duration: 60 },
  { points: 5, duration: 86_400 },
];

/** Posts that are answered at the same time: each is held in memory whole. The others wait in the spool. */
const POSTS = { running: 16, runningEach: 4, waiting: 200 };

/**
 * Bytes of a form posted to a page: enough that a résumé of twice the size comes back with its
 * message and everything that was typed.
 */
const MAX_BODY = 2 * RESUME.maxBytes + 64 * 1024;

interface PageLimits {
  /** All posts of one client, also those that are refused; and of all clients together. */
  forms: readonly RateLimit[];
  formsTotal: readonly RateLimit[];
  /** Pages that are rendered for one reader alone. */
  reads: readonly RateLimit[];
}

export interface PagePostServices {
  apiFor: ApiFor;
  /** Called for each request: another pack has other pages. */
  site: () => Promise<Site> | Site;
  /** Origin of canonical URLs. */
  publicUrl: () => string;
  limitForm: LimitForm;
  limits: PageLimits;
  /** Counts pages that are rendered for one reader alone. */
  countRead: Limiter;
  /** Where what is posted is while it arrives. */
  uploads: UploadSpool;
}

export async function pagePosts(app: FastifyInstance, services: PagePostServices) {
  const { forms: each, formsTotal: total } = services.limits;
  const { apiFor, publicUrl, countRead, uploads } = services;
  const countPost = services.limitForm('page-posts', { each, total });
  const stricter = each.length > 0 ? UNVERIFIED : [];
  const storedPost = limitersByName((form) =>
    services.limitForm(`page-posts-stored/${form}`, { each: stricter, total }),
  );
  const withPermit = createFairSemaphore(POSTS);
  app.removeAllContentTypeParsers();
  // The page's own action reads the body.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  app.post('*', async (request, reply) => {
    const gone = disconnectSignal(reply);
    const url = pageUrl(request.url, publicUrl());
    const site = await services.site();
    const handle = site.routeOf(url.pathname)?.handle;
    // Mail providers follow links for all their readers, from few IPs.
    const isCsrfExempt = handle?.csrfExemptTokenParams?.some((name) => url.searchParams.has(name));
    if (!isCsrfExempt) refuseForeign(request, publicUrl());
    await (isCsrfExempt ? countRead : countPost)(request.ip).catch((error: unknown) => {
      if (isProblem(error)) throw error;
      // The form itself says that the database is away, with all that was typed.
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
    const context = { page: url.pathname, ip: request.ip, consumeQuota };
    const api = reporting(apiFor(context), (error) =>
      request.log.error({ err: error }, 'the API failed'),
    );
    // However slowly it arrives, no other request waits for it.
    const page = await uploads.hold(request, MAX_BODY, async (posted) => {
      await receiveBody(request, posted);
      const render = () => renderPage(request, url, site, api, posted);
      return withPermit(render, networkOf(request.ip), gone);
    });
    return sendPage(page, request, reply, retryAfter);
  });
}

/** @throws ProblemError */
async function receiveBody({ raw }: FastifyRequest, upload: SpooledUpload): Promise<void> {
  await upload.store(raw).catch((cause: unknown) => {
    if (isProblem(cause)) throw cause;
    throw new ProblemError('malformed', 'The body broke off', { cause });
  });
}

/**
 * Refuses a post that a page of another site has sent, in a line of the log: where `PUBLIC_URL` or
 * `TRUST_PROXY` is wrong, our own pages look like another site, and the line says what was compared.
 * @param publicUrl where the site's pages are, besides the host that was posted to
 * @throws ProblemError
 */
function refuseForeign(request: FastifyRequest, publicUrl: string): void {
  const { headers, protocol, host, log } = request;
  const { origin } = headers;
  if (origin === undefined || origin === publicUrl) return;
  const own = hostOf(`${protocol}://${host}`);
  if (own !== undefined && hostOf(origin) === own) return;
  log.warn(
    { origin: headerText(origin), host: headerText(host) },
    'a post from another site was refused',
  );
  throw new ProblemError('forbidden', 'This form takes posts from its own site only');
}

/** Without a port that goes without saying. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
