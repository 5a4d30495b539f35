/** The API in this process, with a database of its own. */
import cors from '@fastify/cors';
import { registerDocs } from '#api/docs.ts';
import { registerOpenApi } from '#api/openapi.ts';
import { publicApi } from '#api/plugin.ts';
import { sendNotFound } from '#api/problems.ts';
import type { BlockCopy } from '#contract/block-copy.ts';
import { API_PREFIX } from '#contract/public-api.ts';
import { openDatabase } from '#db/open.ts';
import {
  type AnnouncePictures,
  loadChangedPack,
  readServerCopy,
  readSite,
} from '#domain/content-pack/index.ts';
import { probeLists, probeWrite } from '#domain/probes/index.ts';
import { forgetEnded } from '#domain/rate-limits/index.ts';
import type { ApiHost } from './api-host.ts';
import { makeApiServices } from './api-services.ts';
import type { Config } from './config.ts';
import { type RunningDeliveries, startDeliveries } from './delivery/deliveries.ts';
import { createInProcessApi } from './in-process-api.ts';
import { keepAnswers } from './kept-answers.ts';
import { nowAndThen } from './now-and-then.ts';
import { storedAddresses } from './piece-addresses.ts';
import { keepErasing } from './retention.ts';

/** Milliseconds for what is under way when the process is to end; the rest is sent after the next start. */
const DELIVERY_PATIENCE = 6000;

/** Milliseconds between two clearings of limits that have ended. */
const CLEARING = 60_000;

/**
 * Opens the database, loads the content into it, and hosts the API.
 * @throws DatabaseUnusable, PictureCacheUnusable or ContentError
 */
export async function hostApiHere(config: Config, announce?: AnnouncePictures): Promise<ApiHost> {
  const site = await readSite(config.contentDir);
  const engine = await openDatabase(config.databaseUrl, { announce: console.log });
  const { db } = engine;
  await loadChangedPack(engine, config.contentDir, announce).catch(async (error: unknown) => {
    await engine.close();
    throw error;
  });
  const stopErasing = keepErasing(db, config, console.error, (error) =>
    console.error('What has expired could not be erased', error),
  );
  const stopClearing = nowAndThen(
    CLEARING,
    () => engine.unsynced((db) => forgetEnded(db)),
    (error) => console.error('Rate limits that have ended could not be cleared', error),
  );
  const { services, limitForm } = await makeApiServices(config, engine);
  let deliveries: Promise<RunningDeliveries> | undefined;
  let stopped: Promise<void> | undefined;
  const stopDelivering = async () => {
    // Where they could not begin, there is nothing to stop.
    stopped ??= deliveries?.then(
      ({ stop }) => stop(DELIVERY_PATIENCE),
      () => undefined,
    );
    await stopped;
  };
  return {
    async register(app) {
      const title = `${site.name}: public API`;
      // Whatever was sent, to the API or to a page, may owe something.
      app.addHook('onResponse', async ({ method }) => {
        if (method === 'POST') (await deliveries)?.look();
      });
      await app.register(async (scope) => {
        if (config.corsOrigins.length > 0) {
          await scope.register(cors, {
            origin: config.corsOrigins,
            exposedHeaders: ['retry-after'],
            maxAge: 86_400,
          });
        }
        keepAnswers(scope, engine.contentVersion);
        await registerOpenApi(scope, { title });
        await registerDocs(scope, { title });
        await scope.register(publicApi, { prefix: API_PREFIX, services });
        for (const path of ['/api', '/api/*']) {
          scope.all(path, { schema: { hide: true } }, sendNotFound);
        }
      });
    },
    apiFor: (visit) => createInProcessApi(services, visit),
    limitForm,
    uploads: services.uploads,
    pieces: storedAddresses(db),
    contentVersion: engine.contentVersion,
    probes: {
      write: async () => {
        await engine.checkRoom();
        await engine.unsynced((db) => probeWrite(db));
      },
      read: () => probeLists(db, engine.articleIndex),
    },
    deliver: async (origin, log) => {
      const copy = (await readServerCopy(config.contentDir, 'mails.yaml')) as BlockCopy['mails'];
      deliveries = startDeliveries({
        ...{ db, site, copy, origin, log },
        settings: config.delivery,
        newsletterSecret: services.newsletter.secret,
      });
      await deliveries;
    },
    stopDelivering: () => void stopDelivering(),
    close: async () => {
      stopClearing();
      await Promise.all([stopErasing(), stopDelivering()]);
      await engine.close();
    },
  };
}
