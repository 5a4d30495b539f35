/** Runs the whole program in this process, on a free port, so that tests send real requests. */
import type { AddressInfo } from 'node:net';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import type { Site } from '#delivery/built-site.ts';
import type { SiteSource } from '#delivery/site-source.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import type { ApiHost } from '#server/api-host.ts';
import { buildApp } from '#server/app.ts';
import { hostLocalApi } from '#server/local-api.ts';
import { hostRemoteApi } from '#server/remote-api.ts';
import { type Config, readConfig } from '#server/settings.ts';
import { builtSite } from './built-site.ts';
import { makeDatabase } from './engines.ts';
import { FAST_PACE } from './fast-pace.ts';
import type { LogLines } from './log-lines.ts';
import { PACK } from './pack.ts';

export interface TestApp {
  origin: string;
  /** A separate connection for the test. */
  engine: OpenedEngine;
  config: Config;
  /** Drops the database while the program runs. */
  cutDatabase: () => Promise<void>;
  close: () => Promise<void>;
}

interface Options {
  /** Wraps the built site. */
  around?: (site: Site) => Site;
  /**
   * Opens the site. By default it renders in the thread of the server, with the copy of the fixture
   * pack, even if another pack is loaded.
   */
  openSite?: (apiHost: ApiHost) => Promise<SiteSource>;
  /** Kinds of submissions to use instead of the product's. */
  kinds?: Kinds;
  /** Changes the database before the program starts. */
  prepare?: (db: Db) => Promise<unknown>;
  log?: LogLines;
  /** False by default, because reading a résumé takes half a second of processor time. */
  readsResumes?: boolean;
}

/** Finds no text in any résumé. */
const readNothing = async () => ({ outcome: 'read', text: '', pages: 1 }) as const;

/** @param settings environment variables; limits and logs are off unless named */
export async function makeApp(
  engine: 'SQLite' | 'PostgreSQL',
  settings: Record<string, string> = {},
  { around = (site) => site, openSite = openInProcess, ...options }: Options = {},
): Promise<TestApp> {
  // Stops the parts that have started, even if a later step fails.
  await using started = new AsyncDisposableStack();
  // If `settings` name another pack, the program replaces this one with it.
  const database = await makeDatabase(engine, 'loaded');
  started.defer(database.drop);
  if (options.prepare) {
    const { db, close } = await openDatabase(database.url);
    await options.prepare(db).finally(close);
  }
  const config = readConfig({
    DATABASE_URL: database.url,
    CONTENT_DIR: PACK,
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMIT_FORMS: 'off',
    RATE_LIMIT_READS: 'off',
    ...settings,
  });
  let origin = 'http://127.0.0.1';
  const publicUrl = () => config.publicUrl ?? origin;
  const apiHost = config.apiBaseUrl
    ? hostRemoteApi(config.apiBaseUrl, config.contentDir)
    : await hostLocalApi(config, options.kinds && { kinds: options.kinds });
  started.defer(() => apiHost.close());
  const source = await openSite(apiHost);
  const site = async () => around(await source.site());
  const app = await buildApp({ config, apiHost, publicUrl, site: { ...source, site } });
  started.defer(async () => void (await app.close()));
  await app.listen({ host: config.host, port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const log = options.log?.logger ?? app.log;
  const { waitForContent: waitForCurrentPages } = source;
  await apiHost.startDelivery({
    origin: publicUrl(),
    log,
    waitForCurrentPages,
    pace: FAST_PACE,
    ...(!options.readsResumes && { readResume: readNothing }),
  });
  const own = await openDatabase(database.url, { checksDamage: false });
  started.defer(() => own.close());
  const running = started.move();
  return {
    origin,
    engine: own,
    config,
    cutDatabase: database.drop,
    close: () => running.disposeAsync(),
  };
}

async function openInProcess({ readPack }: ApiHost): Promise<SiteSource> {
  const site = await builtSite();
  const pack = await readPack();
  const nothing = async () => undefined;
  const visible = { site: () => site, pack: () => pack, generation: () => 0 };
  return { ...visible, waitForContent: nothing, close: nothing };
}
