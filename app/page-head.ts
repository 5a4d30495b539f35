/** Exports for the modules of pages whose metadata is in their copy. */
import type { Meta, Questions } from '#contract/copy-parts.ts';
import { hiddenSections, sectionedPageOf } from '#contract/page-sections.ts';
import { type MetaContext, metadata, type PageMetadata } from './metadata.ts';
import type { Copy } from './pack.ts';
import { breadcrumbList } from './structured-data/breadcrumb-list.ts';
import { faqPages } from './structured-data/faq-page.ts';
import type { JsonLdNode, PageFacts } from './structured-data/json-ld-node.ts';
import { webPage } from './structured-data/web-page.ts';
import type { Crumb } from './ui/navigation/steps.ts';

interface PageCopy {
  meta: Meta;
  /** Breadcrumbs above the page: a title without a link, or several breadcrumbs. */
  breadcrumb?: string | readonly Crumb[];
}

interface WebPageCopy extends PageCopy {
  questions?: Questions | undefined;
}

type NameOf<Shape> = {
  [Name in keyof Copy]: Copy[Name] extends Shape ? Name : never;
}[keyof Copy];

export type PageName = NameOf<PageCopy>;

/** @param more metadata that is not in the copy, such as `noIndex` */
export const metaOf = (name: PageName, more?: Partial<PageMetadata>) => (args: MetaContext) =>
  metadata({ ...args.pack.copy(name).meta, ...more }, args);

/** A `WebPage`, the questions it answers, and its breadcrumbs. */
export const webPageOf =
  (name: NameOf<WebPageCopy>) =>
  (page: PageFacts): JsonLdNode[] => {
    const copy: WebPageCopy = page.pack.copy(name);
    const sectioned = sectionedPageOf(`${name}.yaml`);
    const hasQuestions = !sectioned || !hiddenSections(sectioned, copy).includes('questions');
    return [
      webPage(copy.meta, page),
      ...faqPages(hasQuestions ? copy : {}, page),
      breadcrumbList(breadcrumbsOf(copy), page),
    ];
  };

/** Breadcrumbs from below the home page to the page itself. */
export function breadcrumbsOf({ breadcrumb = [], meta }: PageCopy): Crumb[] {
  const parents = typeof breadcrumb === 'string' ? [{ title: breadcrumb }] : breadcrumb;
  return [...parents, { title: meta.title }];
}
