import { feedLink, type MetaPlace, type MetaTag, metadata } from '#app/metadata.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import type { Meta } from '#contract/copy-parts.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import { hrefOfList } from './list-query.ts';
import type { LoadedList } from './load-list.ts';

/** What somebody searched for is no page to be found by others. */
export function listMetadata(
  meta: Meta,
  args: MetaPlace & { loaderData?: LoadedList | undefined },
  feed?: string,
): MetaTag[] {
  const { q = '', filter = '', page = 1 } = args.loaderData?.query ?? {};
  const canonicalPath = hrefOfList(args.location.pathname, { filter, page });
  const tags = metadata({ ...meta, canonicalPath, noIndex: q !== '' }, args);
  return feed ? [...tags, feedLink(meta.title, feed)] : tags;
}

/** The JSON-LD of a list; what somebody searched for is no list of ours. */
export function listJsonLd({ breadcrumb }: ArticleCopy, page: PageFacts<LoadedList>) {
  const { pack } = page;
  const { query, items } = page.loaderData;
  const { pathname } = page.location;
  const breadcrumbs = breadcrumbList([{ title: breadcrumb }], page);
  if (query.q || items.length === 0) return [breadcrumbs];
  const links = items.map(({ slug, title }) => ({
    title,
    href: `${pathname}/${encodeURIComponent(slug)}`,
  }));
  return [breadcrumbs, itemList(pack, links, page.origin)];
}
