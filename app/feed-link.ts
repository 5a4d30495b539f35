import type { MetaDescriptor } from 'react-router';

/** Tells readers of feeds where the feed of this page is. */
export function feedLink(title: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href };
}
