/** The site while somebody works on it: Vite loads its sources, and the pack as its files are now. */
import { resolve, sep } from 'node:path';
import { createServer } from 'vite';
import type { PackModules } from '#app/pack.ts';
import { FIRST_LANGUAGE, type Language, languageOfPath } from '#contract/languages.ts';
import { translatedPack } from '#contract/translated-pack.ts';
import { type Site, type SiteEntry, siteHere } from './built-site.ts';
import type { SiteSource } from './site-source.ts';

/** Shown by the built pages, in which entries have no part. */
const SHOWN = /\.(ya?ml|css|svg|webp|jpe?g|png|avif)$/;

export async function openDevSite(
  contentDir: string,
  readPack: () => Promise<PackModules>,
): Promise<SiteSource> {
  const folder = resolve(contentDir) + sep;
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  let shown = await readPack();
  let pack: Promise<PackModules> | undefined;
  const sites = new Map<Language['code'], Promise<Site>>();
  let opening: Promise<unknown> = Promise.resolve();
  vite.watcher.add(folder);
  vite.watcher.on('all', (_event, file) => {
    sites.clear();
    if (!file.startsWith(folder) || !SHOWN.test(file)) return;
    pack = undefined;
    vite.environments.client.hot.send({ type: 'full-reload' });
  });

  async function open(code: Language['code']): Promise<Site> {
    // The site's code reads the pack where it is loaded: each language has modules of its own.
    vite.environments.ssr.moduleGraph.invalidateAll();
    const entry = (await vite.ssrLoadModule('/app/entry.server.ts')) as unknown as SiteEntry;
    return siteHere(await entry.openSite(translatedPack(shown, code)), { isDevelopment: true });
  }

  function siteIn(code: Language['code']): Promise<Site> {
    const known = sites.get(code);
    if (known) return known;
    const opened = opening.then(() => open(code));
    opening = opened.catch(() => sites.delete(code));
    sites.set(code, opened);
    return opened;
  }

  return {
    site: async () => {
      pack ??= readPack();
      shown = await pack.catch((error: unknown) => {
        pack = undefined;
        throw error;
      });
      const first = await siteIn(FIRST_LANGUAGE);
      const render: Site['render'] = async (request, ...rest) => {
        const { pathname } = new URL(request.url);
        const code = first.routeOf(pathname) ? languageOfPath(pathname) : FIRST_LANGUAGE;
        return (await siteIn(code)).render(request, ...rest);
      };
      return { ...first, render };
    },
    pack: () => shown,
    generation: () => 0,
    contentShown: async () => undefined,
    close: () => vite.close(),
    answersAsset: (request, response) =>
      new Promise((tell) => {
        response.once('close', () => tell(true));
        vite.middlewares(request, response, () => tell(false));
      }),
  };
}
