/** The pages of the route table with the exports of their files. */
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { rootPages } from '#contract/page-paths.ts';
import { translatedRoutes } from './language/translated-links.ts';
import type { LocalizedPack } from './pack.ts';
import type { PageHandle } from './page-handle.ts';
import type { PageModule } from './page-module.ts';
import { type Route, routesOf } from './routes.ts';

export interface SitePage extends Route {
  module: PageModule;
  handle: PageHandle;
}

const modules = import.meta.glob<PageModule>(['./routes/*/*.tsx', '!./routes/gallery/*'], {
  eager: true,
});

/** The gallery is for development and tests; a built site does not contain it. */
const isForDevelopers = import.meta.env.DEV || import.meta.env.VITE_GALLERY === 'on';
const gallery: PageModule | undefined = isForDevelopers
  ? await import('./routes/gallery/gallery.tsx')
  : undefined;
const GALLERY = { id: 'routes/gallery/gallery', path: 'ui/:component?', file: 'gallery/gallery' };

/**
 * @param isPreview see `openSite`
 * @throws Error if the table names a file that does not exist
 */
export function sitePages(pack: LocalizedPack, isPreview: boolean): SitePage[] {
  const pages = routesOfPack(pack, isPreview).map((route) => {
    const module = modules[`./routes/${route.file}.tsx`];
    if (!module) throw new Error(`No file routes/${route.file}.tsx`);
    return { ...route, module, handle: handleOf(module, pack, route.path) };
  });
  return gallery
    ? [...pages, { ...GALLERY, module: gallery, handle: handleOf(gallery, pack, GALLERY.path) }]
    : pages;
}

/** In another language: the translated pages, and the page for unknown URLs. */
function routesOfPack(pack: LocalizedPack, isPreview: boolean): Route[] {
  const { slug, without } = pack.copy('site');
  const { hub } = pack;
  const pages = rootPages((folder) => [...pack.pages(folder).keys()]);
  const names = { slug, hub, without, ...pages };
  const routes = routesOf(names);
  if (pack.language.code === FIRST_LANGUAGE) return routes;
  return [
    ...translatedRoutes(pack.language, names, isPreview),
    ...routes.filter(({ path }) => path === '*'),
  ];
}

const handleOf = ({ handle = {} }: PageModule, pack: LocalizedPack, path: string): PageHandle =>
  typeof handle === 'function' ? handle(pack, path) : handle;
