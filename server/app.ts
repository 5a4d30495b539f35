/** The HTTP server with everything on it, not yet listening. */
import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { sendNotFound, sendProblem } from '#api/problems.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { ProblemError } from '#contract/problem.ts';
import type { Site } from '#contract/site.ts';
import { buildFolder } from '#delivery/build-folder.ts';
import { serveCachedPages } from '#delivery/cached-pages.ts';
import { announceEnding, type Ending } from '#delivery/ending.ts';
import { httpServer, namesHost } from '#delivery/http-server.ts';
import { untransformed } from '#delivery/made-page.ts';
import { PageCache } from '#delivery/page-cache.ts';
import { pages } from '#delivery/pages.ts';
import {
  commonHeaders,
  contentSecurityPolicy,
  NOTHING_INLINE,
} from '#delivery/security-headers.ts';
import type { SiteSource } from '#delivery/site-source.ts';
import { spreadRequests } from '#delivery/spread-requests.ts';
import { throttleRefusals } from '#delivery/throttle-refusals.ts';
import { discardUnreadBodies, keepRefusedConnections } from '#delivery/unread-bodies.ts';
import { refuseUnreadable } from '#delivery/unreadable-request.ts';
import type { ApiHost } from './api-host.ts';
import type { Config } from './config.ts';
import { staffConsole } from './console/console.ts';
import { calendars } from './documents/calendars.ts';
import { feeds } from './documents/feeds.ts';
import { seo } from './documents/seo.ts';
import { assets } from './files/assets.ts';
import { brandFiles } from './files/brand-files.ts';
import { media } from './files/media.ts';
import { createFileTurns, OPEN_FILES } from './files/open-files.ts';
import { serviceWorker } from './files/service-worker.ts';
import { health } from './http/health.ts';
import { warnOfProxy } from './http/proxy-warning.ts';
import { redirects } from './http/redirects.ts';
import { quietLogger } from './log.ts';

/** In milliseconds. */
const TIMEOUTS = {
  /** For a whole request: 5 MB over a line of 50 kbit/s. */
  requestTimeout: 15 * 60 * 1000,
  /** Without a byte from the other side. */
  connectionTimeout: 60_000,
};

/** Bytes of a JSON body; uploads are bounded where they are read. */
const BODY_LIMIT = 64 * 1024;

/** Where a mangled link leads: to the not-found page, not to an error of the router. */
const UNREADABLE = '/unreadable-address';

export interface AppParts {
  config: Config;
  apiHost: ApiHost;
  publicUrl: () => string;
  site: SiteSource;
  /** The built console, where it is not beside the built site. */
  consoleFolder?: string;
  isDevelopment?: boolean;
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, apiHost, publicUrl, isDevelopment = false } = parts;
  const { site, pack, generation, close: closeSite } = parts.site;
  const brand = () => pack()['site.yaml'] as Site;
  const headers = commonHeaders(config, publicUrl());
  // What was rendered of a pack goes with it. Both only grow, so no sum comes twice.
  const cache = new PageCache(() => apiHost.contentVersion() + generation());
  const serveFromCache = isDevelopment ? undefined : serveCachedPages(cache, headers);
  const timeouts = { ...TIMEOUTS, keepAliveTimeout: config.keepAliveTimeout * 1000 };
  const { connections } = OPEN_FILES;
  const ending: Ending = { hasBegun: false };
  const app = Fastify({
    ...timeouts,
    serverFactory: httpServer(serveFromCache, { ...timeouts, connections }, ending),
    logger: quietLogger(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    // Node's server closes idle connections as it stops listening.
    forceCloseConnections: false,
    // While it drains, what still arrives on an open connection is answered as always.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) || url.startsWith('/api/') ? url : UNREADABLE),
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      sendProblem(error, request, reply);
    },
  });
  announceEnding(app, ending);
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler(sendNotFound);

  spreadRequests(app, connections);
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers(headers);
    if (!namesHost(raw)) throw new ProblemError('malformed', 'The Host header is missing');
  });
  // Pages bring these headers along; any other HTML gets the strictest.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    reply.header(
      'cache-control',
      untransformed(String(reply.getHeader('cache-control') ?? 'no-cache')),
    );
    if (typeof payload === 'string' && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', contentSecurityPolicy(NOTHING_INLINE));
    }
    return payload;
  });
  warnOfProxy(app, config);
  keepRefusedConnections(app, ending);
  throttleRefusals(app);
  discardUnreadBodies(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, refusedBy } = request;
    const { isProbe, isHeldBack } = routeOptions.config;
    const level = isProbe || isHeldBack ? 'debug' : 'info';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method, path: pathOf(request.url), status: reply.statusCode, ms };
    request.log[level](refusedBy ? { ...line, refusedBy } : line);
  });

  const { answersAsset } = parts.site;
  if (answersAsset) {
    app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
      if (isOfConsole(routeOptions.url, config)) return;
      if (await answersAsset(raw, reply.raw)) reply.hijack();
    });
  }
  await app.register(health, { probes: apiHost.probes });
  await apiHost.register(app, publicUrl);
  const boundFiles = createFileTurns();
  if (!isDevelopment) await app.register(assets, { boundFiles });
  await app.register(brandFiles, { contentDir: config.contentDir, brand, boundFiles });
  await app.register(serviceWorker, {
    isOn: config.serviceWorker && !isDevelopment,
    pack,
  });
  await app.register(redirects, { contentDir: config.contentDir });
  await app.register(media, {
    prefix: '/media',
    contentDir: config.contentDir,
    elsewhere: config.apiBaseUrl,
    boundFiles,
  });
  if (config.console && !config.apiBaseUrl) {
    const folder = parts.consoleFolder ?? join(buildFolder, 'console');
    const given = {
      path: config.console,
      folder,
      pack,
      site,
      publicUrl,
      isDevelopment,
      boundFiles,
    };
    await app.register(staffConsole, given);
  }
  const hosted = { contentDir: config.contentDir, apiFor: apiHost.apiFor, publicUrl, brand };
  await app.register(feeds, hosted);
  await app.register(calendars, hosted);
  await app.register(seo, { ...hosted, ...apiHost, site });
  await app.register(pages, {
    site,
    apiFor: apiHost.apiFor,
    cache,
    publicUrl,
    isDevelopment,
    limitForm: apiHost.limitForm,
    uploads: apiHost.uploads,
    limits: config.rateLimits,
    errorsCopy: () => pack()['pages/errors.yaml'] as PageCopy['errors'],
    isRemote: config.apiBaseUrl !== null,
  });
  app.addHook('onClose', () => closeSite());
  return app;
}

/** @param route as the server knows it: `/console/*` */
const isOfConsole = (route: string | undefined, { console: path }: Config) =>
  path !== null && (route === path || route?.startsWith(`${path}/`));

function isReadable(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

/** Without the query, which can hold what people typed, and without what makes a link private. */
function pathOf(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/^((\/\w{2})?\/application\/).+/s, '$1*');
}
