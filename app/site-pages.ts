/** The pages of the route table with what their files export. */
import site from '#content/site.yaml';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { language, routesIn, translatePages } from './language/language.ts';
import { pagesIn } from './page-file.ts';
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
const stories = [...pagesIn('stories').keys()];

/** For those who work on the components, and for their tests; a built site has none of it. */
const isForDevelopers = import.meta.env.DEV || import.meta.env.VITE_GALLERY === 'on';

/** @throws Error where the table names a file that is not there */
export async function sitePages(): Promise<SitePage[]> {
  const { slug, hub } = site;
  const routes = routesOf({ slug, hub, stories });
  translatePages(routes);
  const own = language.code === FIRST_LANGUAGE ? routes : ownRoutes(routes);
  const pages = own.map((route) => {
    const module = modules[`./routes/${route.file}.tsx`];
    if (!module) throw new Error(`No file routes/${route.file}.tsx`);
    return { ...route, module, handle: module.handle ?? {} };
  });
  if (isForDevelopers) {
    const module: PageModule = await import('./routes/gallery/gallery.tsx');
    const file = 'gallery/gallery';
    pages.push({
      id: `routes/${file}`,
      path: 'ui/:component?',
      file,
      module,
      handle: module.handle ?? {},
    });
  }
  return pages;
}

/** In a second language: the pages that are in it, and what all other URLs show. */
function ownRoutes(routes: readonly Route[]): Route[] {
  return [...routesIn(language.code, routes), ...routes.filter(({ path }) => path === '*')];
}

/** A page as the server knows it of its route. */
type KnownPage = Pick<SitePage, 'id' | 'path' | 'handle'>;

/** Of the site in its first language: where its pages are in others, which sites of their own show. */
export function pagesElsewhere(pages: readonly SitePage[]): KnownPage[] {
  if (language.code !== FIRST_LANGUAGE) return [];
  const handles = new Map(pages.map(({ file, handle }) => [file, handle]));
  return language.others.flatMap((code) =>
    routesIn(code, pages).map(({ id, path, file }) => {
      const { canonical: _, ...handle } = handles.get(file) ?? {};
      return { id, path, handle };
    }),
  );
}
