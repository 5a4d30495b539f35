/** Starts the program: settings, database, content, app, listen, drain. */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { isDatabaseUnavailable } from '#api/http/problems.ts';
import { type PackModules, SWITCHES, type Switches } from '#app/pack.ts';
import { DatabaseUnusableError } from '#db/open.ts';
import { SiteUnusableError } from '#delivery/render-thread.ts';
import { openBuiltSite, type SiteSource } from '#delivery/site-source.ts';
import { ContentError, preparePictures } from '#domain/content/pack/index.ts';
import { ObjectStoreError } from '#domain/files/object-store.ts';
import { CacheUnusableError, chooseCacheFolder } from '#domain/support/cache-folder.ts';
import { processes } from '#telemetry/site-metrics.ts';
import { startTracing } from '#telemetry/tracing.ts';
import { announcePictures } from './announce-pictures.ts';
import type { ApiHost } from './api-host.ts';
import { buildApp } from './app.ts';
import { drainOnSignal } from './drain.ts';
import { readEnvironment, readSettings } from './environment.ts';
import { isReplacement, replaceProcess } from './fresh-process.ts';
import { writeLog } from './log.ts';
import { listenForScrapes } from './metrics/metrics-listener.ts';
import { measureProcess, VERSION } from './metrics/process-gauges.ts';
import { type Scrape, scrapeProcess } from './metrics/scrape.ts';
import { InvalidSettingError } from './setting-formats.ts';
import { type Config, ownUrl } from './settings.ts';

/** The role of this process, which may be one of several. */
interface Role {
  doesBackgroundWork: boolean;
  reportReady: (url: string) => void;
  /** Replaces this program with one that has fresh memory. Undefined if it continues. */
  replaceProcess: (() => never) | undefined;
  /** The metrics of all processes of this host. */
  scrape: Scrape;
}

/** The options of the command line. */
interface Mode {
  isDevelopment: boolean;
  /** Uses a separate database with invented people. */
  isDemo: boolean;
}

const SINGLE_PROCESS: Role = {
  doesBackgroundWork: true,
  reportReady: (url) => console.log(`Ready at ${url}`),
  replaceProcess,
  scrape: scrapeProcess,
};

/** Starts and serves. An error at the start is printed and ends the process with status 1. */
export async function start({ isDevelopment, isDemo }: Mode): Promise<void> {
  try {
    const demo = isDemo ? await import('./demo.ts') : null;
    const fileWarnings: string[] = [];
    const environment = readEnvironment((line) => fileWarnings.push(line));
    demo?.toDemo(environment);
    const { config, warnings } = readSettings(environment);
    const cacheWarning = chooseCacheFolder(config.dataDir);
    if (cacheWarning) warnings.push(cacheWarning);
    const isShared = config.workers > 1 && !isDevelopment;
    const { worker, superviseWorkers } = isShared ? await import('./workers.ts') : {};
    if (!worker && !isReplacement)
      for (const warning of [...fileWarnings, ...warnings]) writeLog('warn', warning);
    if (superviseWorkers && !worker) await superviseWorkers(config);
    else await serve(config, { isDevelopment, isDemo }, worker ?? SINGLE_PROCESS);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

async function serve(config: Config, { isDevelopment, isDemo }: Mode, role: Role): Promise<void> {
  let port = config.port;
  const publicUrl = () => config.publicUrl ?? ownUrl({ ...config, port });
  const apiHost = await openApi(config, role);
  try {
    if (isDemo && role.doesBackgroundWork) {
      const { fillForDemo } = await import('./demo.ts');
      await fillForDemo(config, console.log);
    }
    // Loading does not make the built-in pages' pictures, nor any after the cache was deleted.
    await preparePictures(config.contentDir, announcePictures);
    const site = await openSite(config, isDevelopment, apiHost);
    const consoleFolder = isDevelopment ? await buildConsole(config) : undefined;
    const stopTracing = startTraces(config);
    const { scrape } = role;
    const parts = { config, apiHost, publicUrl, site, consoleFolder, isDevelopment, scrape };
    const app = await buildApp(parts);
    app.addHook('onClose', () => stopTracing());
    await app.listen({ host: config.host, port: config.port });
    port = (app.server.address() as AddressInfo).port;
    measureProcess(config);
    processes.set({}, 1);
    const { host, metricsPort } = config;
    // Of several processes, the one that starts the others listens there.
    if (metricsPort !== null && role === SINGLE_PROCESS)
      await listenForScrapes({ host, metricsPort }, scrape);
    // Requests already arrive, and those in flight must finish. In development, a restart after
    // a saved file does not wait for the browser's open connections.
    drainOnSignal(
      app,
      apiHost,
      isDevelopment ? { delay: 0, timeout: 0 } : { delay: config.shutdownDelay },
    );
    const { waitForContent } = site;
    await apiHost.startDelivery({
      origin: publicUrl(),
      log: app.log,
      waitForCurrentPages: waitForContent,
    });
  } catch (error) {
    await apiHost.close();
    throw error;
  }
  if (isDemo && role.doesBackgroundWork) {
    const { demoInvitation } = await import('./demo.ts');
    const link = await demoInvitation(config, publicUrl());
    if (link) console.log(`Sign in to the console as its owner: ${link}`);
  }
  role.reportReady(publicUrl());
}

function startTraces({ tracing }: Config): () => Promise<void> {
  if (!tracing) return async () => undefined;
  const { serviceName, ...receiver } = tracing;
  const resource = {
    'service.name': serviceName,
    'service.version': VERSION,
    'service.instance.id': randomUUID(),
    'process.pid': process.pid,
  };
  return startTracing({ ...receiver, resource }, (error) =>
    writeLog('warn', 'spans could not be sent and are dropped', error),
  );
}

async function openSite(
  { contentDir, serviceWorker }: Config,
  isDevelopment: boolean,
  apiHost: ApiHost,
): Promise<SiteSource> {
  const isOn: Switches = { serviceWorker: serviceWorker && !isDevelopment };
  const switched = (pack: PackModules): PackModules => ({ ...pack, [SWITCHES]: isOn });
  if (!isDevelopment) {
    const report = (error: unknown) => writeLog('error', 'the loaded pack cannot be shown', error);
    const readPack = async () => switched(await apiHost.readPack());
    return openBuiltSite({ ...apiHost, readPack, report });
  }
  const { openDevSite } = await import('#delivery/dev-site.ts');
  const { readModules } = await import('#domain/content/pack/read-modules.ts');
  return openDevSite(contentDir, async () => switched(await readModules(contentDir)));
}

/** @returns the output folder; the console is rebuilt after changes until the process ends */
async function buildConsole({ console: path, contentDir }: Config): Promise<string | undefined> {
  if (!path) return undefined;
  const { buildDevConsole } = await import('./console/dev-console.ts');
  return buildDevConsole(contentDir);
}

async function openApi(config: Config, role: Role): Promise<ApiHost> {
  if (config.apiBaseUrl) {
    const { hostRemoteApi } = await import('./remote-api.ts');
    return hostRemoteApi(config.apiBaseUrl, config.contentDir);
  }
  const { hostLocalApi } = await import('./local-api.ts');
  return hostLocalApi(config, {
    announce: announcePictures,
    doesBackgroundWork: role.doesBackgroundWork,
    replaceProcess: role.replaceProcess,
  });
}

function isOperatorError(error: unknown): error is Error {
  return [InvalidSettingError, DatabaseUnusableError, CacheUnusableError, SiteUnusableError].some(
    (kind) => error instanceof kind,
  );
}

/** PostgreSQL's code for a role without privileges on a table. */
const lacksPrivileges = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** An unexpected error gets a stack trace; one that the operator can fix gets a line. */
function explain(error: unknown): string {
  if (isOperatorError(error)) return error.message;
  if (error instanceof ObjectStoreError) return error.explanation;
  if (isDatabaseUnavailable(error) || lacksPrivileges(error)) {
    return `The database cannot be used: ${error instanceof Error ? error.message : error}`;
  }
  if (error instanceof ContentError) return `The content cannot be loaded:\n${error.message}`;
  if (!(error instanceof Error)) return String(error);
  return cannotListen(error) ?? error.stack ?? error.message;
}

function cannotListen({ code, port }: NodeJS.ErrnoException & { port?: number }) {
  const { HOST = '127.0.0.1', PORT = '3000', METRICS_PORT } = process.env;
  const isForMetrics = port !== undefined && String(port) === METRICS_PORT;
  const [name, number] = isForMetrics ? ['METRICS_PORT', METRICS_PORT] : ['PORT', PORT];
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${number} on ${HOST} is already in use: stop the other program or set ${name}`;
    case 'EACCES':
      return `Not allowed to listen on ${HOST}:${number}: set ${name} above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${HOST}: set HOST`;
    default:
      return undefined;
  }
}
