/** What a page's module exports of its head, where the page's copy says it all. */
import type { Meta } from '#contract/copy-parts.ts';
import { type MetaPlace, metadata, type PageMetadata } from './metadata.ts';
import type { Copy } from './pack.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import type { JsonLdNode, PageFacts } from './structured-data/json-ld-node.ts';
import { webPage } from './structured-data/web-page.ts';
import type { Crumb } from './ui/navigation/steps.ts';

interface PageCopy {
  meta: Meta;
  /** The steps above the page: a title without a link, or several steps. */
  breadcrumb?: string | readonly Crumb[];
}

export type PageName = {
  [Name in keyof Copy]: Copy[Name] extends PageCopy ? Name : never;
}[keyof Copy];

/** @param more what the copy does not say, such as `noIndex` */
export const metaOf = (name: PageName, more?: Partial<PageMetadata>) => (args: MetaPlace) =>
  metadata({ ...args.pack.copy(name).meta, ...more }, args);

/** A `WebPage`, and the steps to it. */
export const webPageOf =
  (name: PageName) =>
  (page: PageFacts): JsonLdNode[] => {
    const copy = page.pack.copy(name);
    return [webPage(copy.meta, page), breadcrumbList(breadcrumbsOf(copy), page)];
  };

/** From below the home page to the page itself. */
export function breadcrumbsOf({ breadcrumb = [], meta }: PageCopy): Crumb[] {
  const above = typeof breadcrumb === 'string' ? [{ title: breadcrumb }] : breadcrumb;
  return [...above, { title: meta.title }];
}
