/** The site of one pack: its pages in all languages, and the function that renders them. */
import { matchRoutes } from 'react-router';
import { languageOfPath } from '#contract/languages.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { LocalizedPack, type PackModules } from './pack.ts';
import type { PageHandle } from './page-handle.ts';
import { pageRenderer, type RenderedPage } from './render-page.tsx';
import { type SitePage, sitePages } from './site-pages.ts';

/** The facts about a page that the server's routing needs. */
export interface PageRoute {
  id: string;
  /** Without the leading slash. */
  path: string;
  handle: PageHandle;
}

export interface Site {
  /** In all languages; those of a language are in the order of the route table. */
  pages: readonly PageRoute[];
  renderPage(
    request: Request,
    api: PublicApi,
    report: (error: unknown) => void,
  ): Promise<RenderedPage>;
}

interface SiteOptions {
  /** Editors see every page in each language, so that they can read what they translate. */
  isPreview?: boolean;
}

/** Any number of packs can be open at the same time. */
export function openSite(modules: PackModules, { isPreview = false }: SiteOptions = {}): Site {
  const pack = new LocalizedPack(modules);
  const first = openLanguage(pack, isPreview);
  const { others } = first.pack.language;
  const translated = new Map(
    others.map((code) => [code, openLanguage(new LocalizedPack(modules, code), isPreview)]),
  );
  const notFoundIn = (pack: LocalizedPack) => pack.copy('pages/errors').notFound.title;
  /** A language without these texts answers unknown URLs in the first language. */
  const saysNotFound = (pack: LocalizedPack) => notFoundIn(pack) !== notFoundIn(first.pack);
  const translatedPages = [...translated.values()].flatMap(({ pages }) =>
    pages.filter(({ path }) => path !== '*'),
  );
  return {
    pages: [
      ...first.pages.map(toKnownPage),
      // Each language has its own canonical page.
      ...translatedPages
        .map(toKnownPage)
        .map(({ handle: { canonical: _, ...handle }, ...page }) => ({
          ...page,
          handle,
        })),
    ],
    renderPage: (request, api, report) => {
      const { pathname } = new URL(request.url);
      const site = translated.get(languageOfPath(pathname, others));
      const match = site && matchRoutes(site.routes, pathname)?.at(-1);
      const isUnknown = match?.route.path === '/*';
      const isTranslated = match && (isPreview || !isUnknown || saysNotFound(site.pack));
      return (isTranslated ? site : first).renderPage(request, api, report);
    },
  };
}

const toKnownPage = ({ id, path, handle }: SitePage): PageRoute => ({ id, path, handle });

function openLanguage(pack: LocalizedPack, isPreview: boolean) {
  const pages = sitePages(pack, isPreview);
  const routes = pages.map(({ path }) => ({ path: `/${path}` }));
  return { pack, pages, routes, renderPage: pageRenderer(pack, pages) };
}
