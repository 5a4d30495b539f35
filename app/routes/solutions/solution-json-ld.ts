import type { Copy, LocalizedPack } from '#app/pack.ts';
import type { PageName } from '#app/page-head.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { JsonLdNode, PageFacts } from '#app/structured-data/json-ld-node.ts';
import { service } from '#app/structured-data/service.ts';
import { publicFilm } from '#app/structured-data/video-object.ts';
import type { SolutionPage } from '#contract/pages/solutions.ts';

type SolutionName = {
  [Name in PageName]: Copy[Name] extends SolutionPage ? Name : never;
}[PageName];

/** `structuredData` of the page of a solution: the service, and the film about it. */
export const solutionJsonLd =
  (copyName: SolutionName) =>
  (page: PageFacts): JsonLdNode[] => {
    const { pack } = page;
    const { meta, film } = pack.copy(copyName);
    const { description } = meta;
    const breadcrumbs = breadcrumbsOf(pack, page.location.pathname, meta.title);
    const name = breadcrumbs.at(-1)?.title ?? meta.title;
    return [
      service({ name, description }, page),
      ...publicFilm({ ...film, description }, page),
      breadcrumbList(breadcrumbs, page),
    ];
  };

/** The list of all six beside each of them. */
export const pagesOf = (pack: LocalizedPack) =>
  pack.copy('solutions').map(({ title, path }) => ({ title, href: path }));

/** The steps to the solution at this URL, by the name that the list has for it. */
export function breadcrumbsOf(pack: LocalizedPack, path: string, fallback: string) {
  const shared = pack.copy('solution-pages');
  const title = pagesOf(pack).find(({ href }) => href === path)?.title ?? fallback;
  return [{ title: shared.list }, { title }];
}
