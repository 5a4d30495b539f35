import type { MetaTag } from '#app/metadata.ts';

/** Tells readers of feeds where the feed of this page is. */
export function feedLink(title: string, href: string): MetaTag {
  return { rel: 'alternate', type: 'application/rss+xml', title, href };
}
