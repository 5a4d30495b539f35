import type { Copy, LocalizedPack } from '#app/pack.ts';
import type { PageName } from '#app/page-head.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { faqPages } from '#app/structured-data/faq-page.ts';
import type { JsonLdNode, PageFacts } from '#app/structured-data/json-ld-node.ts';
import { service } from '#app/structured-data/service.ts';
import { publicVideo } from '#app/structured-data/video-object.ts';
import type { SolutionPage } from '#contract/pages/solutions.ts';

type SolutionName = {
  [Name in PageName]: Copy[Name] extends SolutionPage ? Name : never;
}[PageName];

/**
 * `structuredData` of a solution's page: the service, the video about it, and the questions.
 * @param offersOf its prices, if the page has any
 */
export const solutionJsonLd =
  (copyName: SolutionName, offersOf?: (page: PageFacts) => JsonLdNode[] | undefined) =>
  (page: PageFacts): JsonLdNode[] => {
    const { pack } = page;
    const copy = pack.copy(copyName);
    const { meta, video, sections } = copy;
    const hasQuestions = sections?.includes('questions') ?? true;
    const { description } = meta;
    const breadcrumbs = breadcrumbsOf(pack, page.location.pathname, meta.title);
    const name = breadcrumbs.at(-1)?.title ?? meta.title;
    return [
      service({ name, description, offers: offersOf?.(page) }, page),
      ...publicVideo({ ...video, description }, page),
      ...faqPages(hasQuestions ? copy : {}, page),
      breadcrumbList(breadcrumbs, page),
    ];
  };

/** The list of all six solutions, which is beside each of them. */
export const pagesOf = (pack: LocalizedPack) =>
  pack.copy('solutions').map(({ title, path }) => ({ title, href: path }));

/** Breadcrumbs of the solution at this path, with its title from the list. */
export function breadcrumbsOf(pack: LocalizedPack, path: string, fallback: string) {
  const shared = pack.copy('solution-pages');
  const title = pagesOf(pack).find(({ href }) => href === path)?.title ?? fallback;
  return [{ title: shared.list }, { title }];
}
