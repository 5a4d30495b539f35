import type { Card } from '#app/routes/articles/load-list.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { JsonLdNode, PageFacts } from '#app/structured-data/json-ld-node.ts';
import { profilePage } from '#app/structured-data/profile-page.ts';
import type { Author } from '#contract/authors.ts';
import { breadcrumbsOf } from './author-breadcrumbs.ts';

interface Loaded {
  found: { author: Author; cards: readonly Card[] } | null;
}

export function authorJsonLd(page: PageFacts<Loaded>): JsonLdNode[] {
  const { pack } = page;
  const { found } = page.loaderData;
  if (!found) return [];
  const items = found.cards.map(({ path, slug, title }) => ({
    title,
    href: `${path}/${encodeURIComponent(slug)}`,
  }));
  return [
    profilePage(found.author, page),
    itemList(pack, items, page.origin),
    breadcrumbList(breadcrumbsOf(pack, found.author), page),
  ];
}
