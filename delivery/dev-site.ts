/** The site during development: Vite loads the sources, and the pack is read from its files. */
import { resolve, sep } from 'node:path';
import { createServer } from 'vite';
import type { PackModules } from '#app/pack.ts';
import { createLocalSite, type Site, type SiteEntry } from './built-site.ts';
import type { SiteSource } from './site-source.ts';

const SITE = '/app/site.ts';

/** Files of the pack that are part of the pages' code. Entries are read from the database. */
const PAGE_FILES = /\.(ya?ml|css|svg|webp|jpe?g|png|avif)$/;

/**
 * The sources of the site, for the thread that renders previews.
 * @returns loads them again after a change
 */
export async function watchSources(): Promise<() => Promise<SiteEntry>> {
  const vite = await createServer({
    // The server of pages has the socket, the cache folder and the scripts for browsers.
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    cacheDir: '.cache/dev-previews',
    appType: 'custom',
  });
  return async () => (await vite.ssrLoadModule(SITE)) as unknown as SiteEntry;
}

export async function openDevSite(
  contentDir: string,
  readPack: () => Promise<PackModules>,
): Promise<SiteSource> {
  const folder = resolve(contentDir) + sep;
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  let currentPack = await readPack();
  let pack: Promise<PackModules> | undefined;
  let site: Promise<Site> | undefined;
  vite.watcher.add(folder);
  vite.watcher.on('all', (_event, file) => {
    site = undefined;
    if (!file.startsWith(folder) || !PAGE_FILES.test(file)) return;
    pack = undefined;
    vite.environments.client.hot.send({ type: 'full-reload' });
  });

  async function open(): Promise<Site> {
    const entry = (await vite.ssrLoadModule(SITE)) as unknown as SiteEntry;
    return createLocalSite(entry.openSite(currentPack), { isDevelopment: true });
  }

  return {
    site: async () => {
      pack ??= readPack();
      currentPack = await pack.catch((error: unknown) => {
        pack = undefined;
        throw error;
      });
      site ??= open();
      site.catch(() => {
        site = undefined;
      });
      return site;
    },
    pack: () => currentPack,
    generation: () => 0,
    waitForContent: async () => undefined,
    close: () => vite.close(),
    serveAsset: (request, response) =>
      new Promise((answer) => {
        response.once('close', () => answer(true));
        vite.middlewares(request, response, () => answer(false));
      }),
  };
}
