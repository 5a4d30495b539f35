import { data } from 'react-router';
import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { arrangeSections } from '#app/ui/layout/arranged-sections.tsx';
import { CollapsedContents } from '#app/ui/navigation/collapsed-contents.tsx';
import { PageWithSideList } from '#app/ui/navigation/page-with-side-list.tsx';
import { sectionsOf } from '#contract/page-sections.ts';
import type { SolutionPage } from '#contract/pages/solutions.ts';
import {
  AMOUNT_PATTERN,
  STAFF_LEVELS,
  STAFF_PARAMETERS,
  STAFF_PEOPLE_PATTERN,
  STAFF_ROLES,
} from '#contract/staffing-costs.ts';
import { bandsOf, isBand } from './bands.tsx';
import { isPart, partsOf } from './body-parts.tsx';
import { Intro } from './intro.tsx';
import { SolutionHero } from './solution-hero.tsx';
import { pagesOf, solutionJsonLd } from './solution-json-ld.ts';

/** The parameters of the cost calculator. */
const CALCULATOR: PageHandle = {
  query: STAFF_PARAMETERS,
  accepts: {
    role: STAFF_ROLES,
    level: STAFF_LEVELS,
    people: STAFF_PEOPLE_PATTERN,
    salary: AMOUNT_PATTERN,
    typical: AMOUNT_PATTERN,
  },
  // There are too many salaries to cache a page for each.
  uncachedParams: ['salary', 'typical'],
};

const slugOf = (path: string) => path.split('/').findLast(Boolean) ?? '';
const copyOf = (pack: LocalizedPack, path: string) => pack.pages('solutions').get(slugOf(path));

/** Each solution has its own route, whose path is its slug. */
export function handle(pack: LocalizedPack, path: string): PageHandle {
  const copy = copyOf(pack, path);
  const hasCalculator = copy && sectionsOf('solutions/*', copy).includes('calculator');
  return { ...(hasCalculator && CALCULATOR), headerTheme: 'night' };
}

export function loader({ pack, request }: LoaderArgs) {
  const path = new URL(request.url).pathname;
  const copy = copyOf(pack, path);
  if (!copy) throw data(null, { status: 404 });
  return { path: `/${slugOf(path)}`, copy };
}

export function meta(args: MetaArgs<typeof loader>) {
  const copy = args.loaderData?.copy;
  return copy ? metadata(copy.meta, args) : [];
}

export const structuredData = (page: PageFacts<PageProps<typeof loader>['loaderData']>) =>
  solutionJsonLd(page.loaderData, page);

/**
 * The page of every solution: night above and below, and the list of all solutions beside. The first
 * screen ends with the introduction, which is always the first section of its column.
 */
export default function SolutionRoute({ loaderData: { path, copy } }: PageProps<typeof loader>) {
  const pack = usePack();
  const sections = sectionsOf('solutions/*', copy);
  const parts = sections.filter(isPart);
  const list = {
    label: useCopy('solution-pages').list,
    items: pagesOf(pack),
    current: path,
    scrollKey: 'solutions',
  };
  return [
    <SolutionHero key="hero" path={path} copy={copy} />,
    <PageWithSideList key="body" list={list}>
      <Intro copy={copy} />
      <FirstScreenEnd />
      <Contents copy={copy} />
      {arrangeSections(parts, partsOf(copy, parts))}
    </PageWithSideList>,
    ...arrangeSections(sections.filter(isBand), bandsOf(copy)),
  ];
}

/** Sections of the table of contents. Their ids in the copy are also those of their elements. */
const LISTED = ['prices', 'calculator', 'profiles', 'leaving', 'questions'] as const;
const isListed = (id: string): id is (typeof LISTED)[number] => LISTED.some((item) => item === id);

/** On narrow screens, for a page with many sections. */
function Contents({ copy }: { copy: SolutionPage }) {
  const items = sectionsOf('solutions/*', copy)
    .filter(isListed)
    .flatMap((id) => ({ id, title: copy[id]?.title ?? '' }));
  return copy.contents && items.length > 0 ? (
    <div className="mt-10 lg:hidden">
      <CollapsedContents label={copy.contents} items={items} />
    </div>
  ) : null;
}
