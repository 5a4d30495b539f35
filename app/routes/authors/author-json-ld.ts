import type { Card } from '#app/routes/articles/load-list.ts';
import { author } from '#app/structured-data/author.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import {
  type JsonLdNode,
  type PageFacts,
  type PageLocation,
  pageUrlOf,
} from '#app/structured-data/json-ld-node.ts';
import type { Author } from '#contract/authors.ts';
import { breadcrumbsOf } from './author-breadcrumbs.ts';

/** The page of somebody who writes. */
const profilePage = (who: Author, place: PageLocation): JsonLdNode => ({
  '@type': 'ProfilePage',
  url: pageUrlOf(place),
  name: who.name,
  inLanguage: 'en',
  mainEntity: author(place.pack, who, place.origin),
});

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
