import type { LocalizedPack } from '#app/pack.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { faqPages } from '#app/structured-data/faq-page.ts';
import type { JsonLdNode, PageLocation } from '#app/structured-data/json-ld-node.ts';
import { service } from '#app/structured-data/service.ts';
import { publicVideo } from '#app/structured-data/video-object.ts';
import { sectionsOf } from '#contract/page-sections.ts';
import type { SolutionPage } from '#contract/pages/solutions.ts';
import { staffingOffers } from './staffing/offers.ts';

interface SolutionFacts {
  /** Path of the page. */
  path: string;
  copy: SolutionPage;
}

/** The service with its prices, the video about it, and the questions, as far as the page has them. */
export function solutionJsonLd({ path, copy }: SolutionFacts, page: PageLocation): JsonLdNode[] {
  const { pack } = page;
  const { meta, video } = copy;
  const sections = sectionsOf('solutions/*', copy);
  const { description } = meta;
  const breadcrumbs = breadcrumbsOf(pack, path, meta.title);
  const name = breadcrumbs.at(-1)?.title ?? meta.title;
  const offers = sections.includes('prices') ? staffingOffers(page) : undefined;
  return [
    service({ name, description, ...(offers && { offers }) }, page),
    ...(video ? publicVideo({ ...video, description }, page) : []),
    ...faqPages(sections.includes('questions') ? copy : {}, page),
    breadcrumbList(breadcrumbs, page),
  ];
}

/** The list of all solutions, which is beside each of them. */
export const pagesOf = (pack: LocalizedPack) =>
  pack.copy('solutions').map(({ title, path }) => ({ title, href: path }));

/** Breadcrumbs of the solution at this path, with its title from the list. */
export function breadcrumbsOf(pack: LocalizedPack, path: string, fallback: string) {
  const shared = pack.copy('solution-pages');
  const title = pagesOf(pack).find(({ href }) => href === path)?.title ?? fallback;
  return [{ title: shared.list }, { title }];
}
