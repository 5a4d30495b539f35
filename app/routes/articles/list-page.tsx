import type { ReactNode } from 'react';
import { feedLink, type MetaContext, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { apiContext, type LoaderArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import type { ArticleListQuery } from '#contract/articles.ts';
import type { PublicApi, SearchPage } from '#contract/public-api.ts';
import { ArticleList } from './article-list.tsx';
import { hrefOfList, listHandle } from './list-query.ts';
import { type Card, type LoadedList, loadList } from './load-list.ts';

type ListName =
  | 'pages/blogs-and-insights'
  | 'pages/hub-stories'
  | 'pages/learning-hub'
  | 'pages/whitepapers';

/**
 * Creates the exports of a list's page module, except the component.
 * @param feed URL of its feed
 */
export function createListPage<Item>(
  name: ListName,
  read: (api: PublicApi, query: ArticleListQuery) => Promise<SearchPage<Item>>,
  toCard: (item: Item) => Card,
  feed?: string,
) {
  return {
    handle: (pack: LocalizedPack) => listHandle(pack.copy(name).list.filters),

    loader({ pack, context, request }: LoaderArgs) {
      const api = context.get(apiContext);
      return loadList(request, pack.copy(name).list, (query) => read(api, query), toCard);
    },

    /** Search results are not indexed. */
    meta(args: MetaContext & { loaderData?: LoadedList | undefined }) {
      const { meta } = args.pack.copy(name);
      const { q = '', filter = '', page = 1 } = args.loaderData?.query ?? {};
      const canonicalPath = hrefOfList(args.location.pathname, { filter, page });
      const tags = metadata({ ...meta, canonicalPath, noIndex: q !== '' }, args);
      return feed ? [...tags, feedLink(meta.title, feed)] : tags;
    },

    /** Search results get no `ItemList`. */
    structuredData(page: PageFacts<LoadedList>) {
      const { pack, location } = page;
      const { query, items } = page.loaderData;
      const breadcrumbs = breadcrumbList([{ title: pack.copy(name).breadcrumb }], page);
      if (query.q || items.length === 0) return [breadcrumbs];
      const links = items.map(({ slug, title }) => ({
        title,
        href: `${location.pathname}/${encodeURIComponent(slug)}`,
      }));
      return [breadcrumbs, itemList(links, page)];
    },
  };
}

interface ListPageProps {
  name: ListName;
  list: LoadedList;
  size?: 'tall' | 'low';
  /** Below the list. */
  children?: ReactNode;
}

export function ListPage({ name, list, size = 'low', children }: ListPageProps) {
  const copy = useCopy(name);
  const { scene, breadcrumb, heading, lede } = copy;
  // A slim hero puts the results of a search into the first screen.
  const isSearch = list.query.q !== '';
  return (
    <>
      <PageHero scene={scene} size={isSearch ? 'slim' : size}>
        {/* Keeps the copy clear of the drawing, which is beside it in a slim hero. */}
        <div className="max-w-160">
          <HeroText
            breadcrumbs={[{ title: breadcrumb }]}
            heading={heading}
            lede={isSearch ? undefined : lede}
          />
        </div>
      </PageHero>
      <ArticleList copy={copy.list} list={list} />
      {children}
      <ContactBand />
    </>
  );
}
