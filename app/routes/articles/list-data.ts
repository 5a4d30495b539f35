import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/thing.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import type { LoadedList } from './load-list.ts';

/** What a list tells programs; what somebody searched for is no list of ours. */
export function listData({ breadcrumb }: ArticleCopy, page: PageFacts<LoadedList>) {
  const { address, items } = page.loaderData;
  const { pathname } = page.location;
  const trail = breadcrumbList([{ title: breadcrumb }], page);
  if (address.q || items.length === 0) return [trail];
  const links = items.map(({ slug, title }) => ({
    title,
    href: `${pathname}/${encodeURIComponent(slug)}`,
  }));
  return [trail, itemList(links, page.origin)];
}
