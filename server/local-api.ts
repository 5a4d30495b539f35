/** Hosts the API in this process, with its database. */
import { setImmediate } from 'node:timers/promises';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { registerConsoleRoutes } from '#api/console/register-console-api.ts';
import { registerDocs } from '#api/docs.ts';
import { sendNotFound } from '#api/http/problems.ts';
import { registerOpenApi } from '#api/openapi.ts';
import { publicApiPlugin } from '#api/public/plugin.ts';
import type { ApiServices } from '#api/services.ts';
import { areaOfCall } from '#contract/public/call-areas.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { publicApi } from '#contract/public-api.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { describeRefusal, pathOf } from '#domain/content/entries/index.ts';
import {
  type AnnouncePictures,
  loadChangedPack,
  readSite,
  storedModules,
} from '#domain/content/pack/index.ts';
import { chooseObjectStore } from '#domain/files/choose-store.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { probeForms, probeLists, probeWrite } from '#domain/support/probes.ts';
import { siteSecret } from '#domain/support/secrets.ts';
import type { ApiHost } from './api-host.ts';
import { makeApiServices, packServices } from './api-services.ts';
import { consoleServices } from './console/console-services.ts';
import { mediaServices } from './console/media-services.ts';
import { previews } from './console/previews.ts';
import { ContentThread } from './content/content-thread.ts';
import type { ContentTasks } from './content/content-worker.ts';
import { startPublicationSchedule } from './content/publication-schedule.ts';
import { storedEntrySlugs } from './documents/entry-slugs.ts';
import { uploadedFiles } from './files/uploads.ts';
import { createFormerPages } from './former-pages.ts';
import { cacheAnswers } from './http/cached-answers.ts';
import type { Probes } from './http/health.ts';
import { createLockTolerantProbe } from './http/locked-writes.ts';
import { PROBE_SECRET } from './http/signed-probe.ts';
import { inProcessCaller } from './in-process-api.ts';
import { reportInstance } from './instance-report.ts';
import { BackgroundWork } from './jobs/background-work.ts';
import { startMaintenance } from './jobs/maintenance.ts';
import { createMediaWork } from './jobs/media-process/media-work.ts';
import { writeLog } from './log.ts';
import { measureDatabase } from './metrics/database-gauges.ts';
import { tryObjectStore, warnOfUnreadableFiles } from './object-store-check.ts';
import { createRenamedPages } from './renamed-pages.ts';
import type { Config } from './settings.ts';
import { createVisitCounter } from './visits.ts';

interface Hosting {
  announce?: AnnouncePictures;
  /** True if this process delivers and does maintenance, for all processes of this host. */
  doesBackgroundWork?: boolean;
  kinds?: Kinds;
  /** Called after a changed pack is loaded and the database is closed. */
  replaceProcess?: () => never;
}

/**
 * Opens the database, loads the content into it, and hosts the API.
 * @throws DatabaseUnusableError, CacheUnusableError, ContentError or ObjectStoreError
 */
export async function hostLocalApi(
  config: Config,
  { announce, doesBackgroundWork = true, kinds = KINDS, replaceProcess }: Hosting = {},
): Promise<ApiHost> {
  chooseObjectStore(config.objectStore);
  if (doesBackgroundWork) await tryObjectStore();
  const site = await readSite(config.contentDir);
  let siteOrigin = () => config.publicUrl ?? '';
  const engine = await openLoaded(config, { announce, doesBackgroundWork, replaceProcess });
  const maintenance = {
    kinds,
    timeZone: site.offices[0]?.timeZone ?? 'UTC',
    siteTimeZone: site.timeZone,
  };
  if (doesBackgroundWork) await warnOfUnreadableFiles(engine.db);
  const stopMeasuring = measureDatabase({ config, engine, readsOutbox: doesBackgroundWork });
  const stopReporting = config.console === null ? undefined : reportInstance(engine);
  const thread = new ContentThread(config);
  const stopSchedule =
    doesBackgroundWork && config.console !== null
      ? startPublicationSchedule(engine.db, thread.tasks)
      : undefined;
  const stopMaintenance = doesBackgroundWork
    ? startMaintenance(engine, config, maintenance)
    : undefined;
  let visiblePack = await storedModules(engine.db);
  const pack = () => visiblePack;
  const { services, limitForm } = await makeApiServices(config, engine, visiblePack, kinds);
  const { jobFinder, statusSecret, newsletter, missedSearches } = services;
  const secrets = { newsletterSecret: newsletter.secret, statusSecret };
  // The job finder counts answers that it completed late. Both only grow, so no sum occurs twice.
  const contentVersion = () => engine.contentVersion() + jobFinder.generation();
  const contentIndexed = () => jobFinder.contentIndexed();
  const visits = createVisitCounter(config, engine, { pack, origin: () => siteOrigin() });
  const mediaWork = createMediaWork();
  const work = new BackgroundWork({
    mediaWork,
    config,
    engine,
    kinds,
    pack,
    secrets,
    contentIndexed,
  });
  const content = thread.tasks;
  const host = { config, engine, pack, hashIp: services.hashIp, kinds, secrets, content };
  return {
    async register(app, origin, consoleFolder) {
      siteOrigin = origin;
      app.addHook('onResponse', async ({ method }) => {
        if (method === 'POST') await work.poll();
      });
      const pollOutbox = () => void work.pollOutbox();
      const media = mediaServices({
        db: engine.db,
        contentDir: config.contentDir,
        spool: services.uploads,
        work: mediaWork,
        pollWork: () => work.pollMedia(),
        content,
      });
      await registerConsoleApi(app, site.name, {
        ...host,
        consoleFolder,
        origin,
        pollOutbox,
        media,
      });
      const title = `${site.name}: public API`;
      const { corsOrigins } = config;
      await app.register(registerPublicApi, { title, corsOrigins, contentVersion, services });
    },
    apiFor: (context) => publicApi(inProcessCaller(services, context)),
    limitForm,
    uploadSpool: services.uploads,
    entrySlugs: storedEntrySlugs(engine.db),
    contentVersion,
    // After another version has loaded content, this one keeps the pack that it has.
    readPack: () => storedModules(engine.db, visiblePack),
    setVisiblePack: (next) => {
      visiblePack = next;
      Object.assign(services, packServices(next));
    },
    currentPath: createRenamedPages({ db: engine.db, site, contentVersion }),
    movedPath: createFormerPages({ db: engine.db, site, contentVersion }),
    countVisit: visits?.count,
    uploadedFiles: uploadedFiles(engine.db),
    probes: probesOf(engine, kinds),
    probeSecret: cachedSecret(engine, PROBE_SECRET),
    startDelivery: async (site) => {
      if (doesBackgroundWork) await work.start(site);
    },
    stopDelivery: () => void work.stop(),
    close: async () => {
      stopMeasuring();
      await Promise.all([
        stopMaintenance?.(),
        stopReporting?.(),
        stopSchedule?.(),
        work.stop(),
        missedSearches.flush(),
        visits?.flush(),
      ]);
      await thread.close();
      await engine.close();
    },
  };
}

/** Of several processes, only the first checks the database file. */
async function openLoaded(
  { databaseUrl, databaseDirectUrl, databasePool, contentDir }: Config,
  { announce, doesBackgroundWork, replaceProcess }: Hosting,
): Promise<OpenedEngine> {
  const engine = await openDatabase(databaseUrl, {
    announce: console.log,
    warn: (line) => writeLog('error', line),
    directUrl: databaseDirectUrl,
    poolSize: databasePool,
    checksDamage: doesBackgroundWork,
  });
  try {
    const loaded = await loadChangedPack(engine, contentDir, announce);
    for (const refusal of loaded?.refusals ?? []) writeLog('error', describeRefusal(refusal));
    if (!loaded || !replaceProcess) return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
  await engine.close();
  await handlePendingSignals();
  return replaceProcess();
}

/**
 * Lets the event loop poll once. A signal that arrived during the load waits for that, and would be
 * lost with this program.
 */
async function handlePendingSignals(): Promise<void> {
  // The first may run in the same turn of the loop.
  await setImmediate();
  await setImmediate();
}

type ConsoleHost = Parameters<typeof consoleServices>[1] & {
  content: ContentTasks;
  consoleFolder: string;
};

async function registerConsoleApi(app: FastifyInstance, title: string, host: ConsoleHost) {
  const path = host.config.console;
  if (path === null) return;
  const services = consoleServices(path, host);
  await app.register((scope) => registerConsoleRoutes(scope, { title, services }));
  await app.register(previews, {
    path,
    folder: host.consoleFolder,
    db: host.engine.db,
    tasks: host.content,
    origin: host.origin,
    pathOf: (file: string) => pathOf(file, services.site()),
  });
}

/** Reads the secret once, at its first use. */
function cachedSecret({ db }: OpenedEngine, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined;
  return () => {
    secret ??= siteSecret(db, name).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
}

function probesOf(engine: OpenedEngine, kinds: Kinds): Probes {
  const { db, isLockTimeout, articleIndex } = engine;
  const write = () => engine.withoutSync((db) => probeWrite(db));
  const tryWrite = isLockTimeout ? createLockTolerantProbe(write, isLockTimeout) : write;
  return {
    write: async () => {
      await engine.checkDiskSpace();
      await tryWrite();
    },
    read: async () => {
      await probeLists(db, articleIndex);
      await probeForms(db, kinds);
    },
  };
}

interface PublicApiOptions {
  title: string;
  /** Other origins whose pages may call it. */
  corsOrigins: string[];
  contentVersion: () => number;
  services: ApiServices;
}

/** The public API below its prefix, and its description. */
async function registerPublicApi(
  app: FastifyInstance,
  { title, corsOrigins, contentVersion, services }: PublicApiOptions,
): Promise<void> {
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: corsOrigins,
      exposedHeaders: ['retry-after'],
      maxAge: 86_400,
    });
  }
  cacheAnswers(app, contentVersion);
  const isServed = (path: string) => {
    const area = areaOfCall(path.slice(API_PREFIX.length), services.site());
    return !area || !services.leftOut.has(area);
  };
  await registerOpenApi(app, { title, isServed });
  await registerDocs(app, { title });
  await app.register(publicApiPlugin, { prefix: API_PREFIX, services });
  for (const path of ['/api', '/api/*']) {
    app.all(path, { schema: { hide: true } }, sendNotFound);
  }
}
