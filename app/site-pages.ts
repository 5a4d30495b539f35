/** The pages of the route table with what their files export. */
import site from '#content/site.yaml';
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
  const pages = routesOf({ slug, hub, stories }).map((route) => {
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
