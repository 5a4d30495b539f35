/** Builds the HTTP server with all its plugins. It does not listen yet. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Site } from '#contract/site.ts';
import { buildFolder } from '#delivery/build-folder.ts';
import { createCacheServer, createPageCache } from '#delivery/cached-pages.ts';
import { createHttpApp } from '#delivery/http-app.ts';
import { commonHeaders } from '#delivery/page-headers.ts';
import { pages } from '#delivery/pages.ts';
import type { SiteSource } from '#delivery/site-source.ts';
import { registry } from '#telemetry/registry.ts';
import { openConnections } from '#telemetry/site-metrics.ts';
import type { ApiHost } from './api-host.ts';
import { staffConsole } from './console/console.ts';
import { calendars } from './documents/calendars.ts';
import { feeds } from './documents/feeds.ts';
import { robots } from './documents/robots.ts';
import { securityTxt } from './documents/security-txt.ts';
import { sitemap } from './documents/sitemap.ts';
import { assets } from './files/assets.ts';
import { brandFiles } from './files/brand-files.ts';
import { media } from './files/media.ts';
import { createFileLimit, OPEN_FILES } from './files/open-files.ts';
import { serviceWorker } from './files/service-worker.ts';
import { sharePictures } from './files/share/share-pictures.ts';
import { createProxyCheck } from './http/client-resolver.ts';
import { health } from './http/health.ts';
import { redirects } from './http/redirects.ts';
import { quietLogger } from './log.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { type Scrape, scrapeProcess } from './metrics/scrape.ts';
import type { Config } from './settings.ts';

export interface AppParts {
  config: Config;
  apiHost: ApiHost;
  publicUrl: () => string;
  site: SiteSource;
  /** Folder of the built console, if it is not beside the built site. */
  consoleFolder?: string | undefined;
  isDevelopment?: boolean;
  /** The metrics of all processes of this host; by default of this process. */
  scrape?: Scrape;
}

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, apiHost, publicUrl, isDevelopment = false } = parts;
  const { site, pack, generation, serveAsset, close: closeSite } = parts.site;
  const headers = commonHeaders(config, publicUrl());
  // A new pack or new content empties the cache. Both numbers only grow, so no sum occurs twice.
  // In development the developer would be the only visitor.
  const countVisit = isDevelopment ? undefined : apiHost.countVisit;
  const cache = createPageCache(() => apiHost.contentVersion() + generation());
  const app = createHttpApp({
    headers,
    serveFromCache: isDevelopment ? undefined : createCacheServer(cache, headers, countVisit),
    keepAliveTimeout: config.keepAliveTimeout * 1000,
    connections: OPEN_FILES.connections,
    logger: quietLogger(config.logLevel),
    trustProxy: trustedHops(config.trustProxy),
    isTrustedProxy: createProxyCheck(config.trustProxy),
  });
  warnOfProxy(app, config);
  if (serveAsset) {
    app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
      if (isConsoleRoute(routeOptions.url, config)) return;
      if (await serveAsset(raw, reply.raw)) reply.hijack();
    });
  }
  redirects(app, brandOf(parts));
  await app.register(health, { probes: apiHost.probes, probeSecret: apiHost.probeSecret });
  const { metricsToken: token } = config;
  if (token !== null) {
    await app.register(metricsRoute, { token, scrape: parts.scrape ?? scrapeProcess });
  }
  await apiHost.register(app, publicUrl, consoleFolderOf(parts));
  await registerFiles(app, parts);
  await registerDocuments(app, parts);
  await app.register(pages, {
    site,
    apiFor: apiHost.apiFor,
    cache,
    currentPath: apiHost.currentPath,
    movedPath: apiHost.movedPath,
    countVisit,
    publicUrl,
    isDevelopment,
    limitForm: apiHost.limitForm,
    uploads: apiHost.uploadSpool,
    limits: config.rateLimits,
    pack,
    isRemote: config.apiBaseUrl !== null,
  });
  const stopMeasuring = registry.onCollect(() => measureConnections(app));
  app.addHook('onClose', () => {
    stopMeasuring();
    return closeSite();
  });
  return app;
}

const measureConnections = ({ server }: FastifyInstance) =>
  new Promise<void>((resolve) => {
    server.getConnections((_error, count = 0) => {
      openConnections.set({}, count);
      resolve();
    });
  });

/** Fastify's types lack the number of hops, which it accepts. */
const trustedHops = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_ip: string, hop: number) => hop < trusted : trusted;

/** The headers in which a proxy names the client that it forwards for. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Warns once, at the first request through a proxy that the settings do not mention, because links
 * and rate limits are wrong then.
 */
function warnOfProxy(app: FastifyInstance, { publicUrl, trustProxy }: Config): void {
  if (publicUrl !== null || trustProxy !== false) return;
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || !FORWARDED.some((name) => name in headers)) return;
    hasWarned = true;
    log.warn('requests come through a proxy: set PUBLIC_URL and TRUST_PROXY');
  });
}

async function registerFiles(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, publicUrl, isDevelopment = false } = parts;
  const { contentDir, console: consolePath, apiBaseUrl } = config;
  const { site, pack } = parts.site;
  const brand = brandOf(parts);
  const boundFiles = createFileLimit();
  if (!isDevelopment) await app.register(assets, { boundFiles });
  await app.register(brandFiles, { contentDir, brand, boundFiles });
  await app.register(serviceWorker, { isOn: config.serviceWorker && !isDevelopment, pack });
  await app.register(media, {
    prefix: '/media',
    contentDir,
    remoteOrigin: apiBaseUrl,
    uploaded: parts.apiHost.uploadedFiles,
    boundFiles,
  });
  if (!consolePath || apiBaseUrl) return;
  await app.register(staffConsole, {
    path: consolePath,
    folder: consoleFolderOf(parts),
    pack,
    site,
    publicUrl,
    hasSingleSignOn: config.oidc !== null,
    isDevelopment,
    boundFiles,
  });
}

const consoleFolderOf = ({ consoleFolder }: AppParts) =>
  consoleFolder ?? join(buildFolder, 'console');

/** Documents for programs: feeds, calendars, files for crawlers, security.txt, share pictures. */
async function registerDocuments(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, apiHost, publicUrl } = parts;
  const { site, pack } = parts.site;
  const { contentDir } = config;
  const sources = { contentDir, apiFor: apiHost.apiFor, publicUrl, brand: brandOf(parts) };
  await app.register(feeds, sources);
  await app.register(calendars, sources);
  await app.register(sitemap, { ...sources, ...apiHost, site });
  await app.register(robots, sources);
  await app.register(securityTxt, sources);
  await app.register(sharePictures, { contentDir, apiFor: apiHost.apiFor, site, pack });
}

/** The brand of the current pack. */
const brandOf =
  ({ site }: AppParts) =>
  () =>
    site.pack()['site.yaml'] as Site;

/** @param route the pattern that Fastify matched, such as `/console/*` */
const isConsoleRoute = (route: string | undefined, { console: path }: Config) =>
  path !== null && (route === path || route?.startsWith(`${path}/`));
