import type { JsonLdNode, PageLocation } from './json-ld-node.ts';

interface Item {
  title: string;
  /** Path on this site. */
  href: string;
}

export function itemList(items: readonly Item[], { pack, origin }: PageLocation): JsonLdNode {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + pack.links.localHref(href),
    })),
  };
}
