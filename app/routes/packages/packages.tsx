import type { LocalizedPack } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import { useSearchParams } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { faqPages } from '#app/structured-data/faq-page.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { hrefOfPackage } from '#app/ui/cards/package-facts.tsx';
import { type PageParts, part } from '#app/ui/layout/arranged-sections.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { ScheduleButton } from '#app/ui/navigation/schedule-button.tsx';
import { sectionsOf } from '#contract/page-sections.ts';
import { Comparison } from './comparison.tsx';
import { Goals } from './goals.tsx';
import {
  acceptedChoices,
  type Choice,
  hrefOfChoice,
  packagesByGoal,
  readChoice,
} from './package-choice.ts';

export const handle = (pack: LocalizedPack): PageHandle => ({
  query: ['goal', 'order'],
  accepts: acceptedChoices(pack),
  headerTheme: 'night',
});

export const meta = metaOf('pages/service-packages');

const breadcrumbsOf = (pack: LocalizedPack) => [
  { title: pack.copy('pages/service-packages').breadcrumb },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/service-packages');
  const choice = readChoice(pack, new URLSearchParams(page.location.search));
  const links = packagesByGoal(pack, choice)
    .flatMap(({ packages }) => packages)
    .map(({ title, slug }) => ({ title, href: hrefOfPackage(slug) }));
  return [
    itemList(links, page),
    ...faqPages(sectionsOf('service-packages', copy).includes('questions') ? copy : {}, page),
    breadcrumbList(breadcrumbsOf(pack), page),
  ];
}

export default function PackagesRoute() {
  const pack = usePack();
  const copy = pack.copy('pages/service-packages');
  const parts = partsOf(pack, readChoice(pack, useSearchParams()));
  return pageSections({ page: 'service-packages', copy, parts });
}

function partsOf(pack: LocalizedPack, choice: Choice): PageParts<'service-packages'> {
  const copy = pack.copy('pages/service-packages');
  const { goals, questions, closing } = copy;
  const hasPackages = goals.items.length > 0;
  const hasTable = hasPackages && sectionsOf('service-packages', copy).includes('table');
  return {
    hero: {
      backgrounds: PREFER.night,
      render: () => (
        <PageHero scene={copy.scene} size="tall" hour="night">
          <HeroText breadcrumbs={breadcrumbsOf(pack)} heading={copy.heading} lede={copy.lede}>
            <ScheduleButton tone="action" className="w-full sm:w-auto">
              {pack.copy('labels').schedule.button}
            </ScheduleButton>
            {hasTable && (
              <ButtonLink
                href={`${hrefOfChoice(choice)}#compare`}
                tone="night"
                className="w-full sm:w-auto"
              >
                {copy.compare}
              </ButtonLink>
            )}
          </HeroText>
        </PageHero>
      ),
    },
    goals: part(hasPackages || undefined, PREFER.paper, (_, place) => (
      <Goals choice={choice} place={place} />
    )),
    table: part(hasPackages || undefined, PREFER.paper, (_, place) => (
      <Comparison choice={choice} place={place} />
    )),
    questions: part(questions, PREFER.dawn, (items, place) => (
      <Questions copy={items} place={place} />
    )),
    closing: part(closing, PREFER.night, (text) => <ScheduleCall copy={text} />),
  };
}
