/** The sitemap protocol (sitemaps.org). */
import { withoutControls } from '#contract/controls.ts';
import { escapedMarkup } from '#contract/markup.ts';

/** URLs in one file: the protocol allows ten times as many, which few would want to read. */
export const MAX_URLS = 5000;

export interface SitemapEntry {
  /** Path, percent-encoded. */
  path: string;
  /** Epoch milliseconds of the page's last change; null where that is not known. */
  changedAt: number | null;
}

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function file(root: string, entries: readonly string[]): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${SCHEMA}">`];
  return withoutControls([...lines, ...entries, `</${root}>`, ''].join('\n'));
}

export function urlset(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const time =
      changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<url><loc>${escapedMarkup(origin + path)}</loc>${time}</url>`;
  });
  return file('urlset', urls);
}

export function sitemapIndex(origin: string, paths: readonly string[]): string {
  return file(
    'sitemapindex',
    paths.map((path) => `<sitemap><loc>${escapedMarkup(origin + path)}</loc></sitemap>`),
  );
}
