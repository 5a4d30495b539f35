import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { useSearchParams } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { faqPages } from '#app/structured-data/faq-page.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { hrefOfPackage } from '#app/ui/cards/package-facts.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { ButtonLink, ExternalButton } from '#app/ui/navigation/button.tsx';
import { Comparison } from './comparison.tsx';
import { Goals } from './goals.tsx';
import { acceptedChoices, hrefOfChoice, packagesByGoal, readChoice } from './package-choice.ts';

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
    ...faqPages(copy, page),
    breadcrumbList(breadcrumbsOf(pack), page),
  ];
}

export default function PackagesRoute() {
  const pack = usePack();
  const copy = useCopy('pages/service-packages');
  const site = useCopy('site');
  const labels = useCopy('labels');
  const choice = readChoice(pack, useSearchParams());
  const hasPackages = copy.goals.items.length > 0;
  return (
    <>
      <PageHero scene={copy.scene} size="tall" hour="night">
        <HeroText breadcrumbs={breadcrumbsOf(pack)} heading={copy.heading} lede={copy.lede}>
          <ExternalButton href={site.schedulingUrl} tone="action" className="w-full sm:w-auto">
            {labels.schedule.button}
          </ExternalButton>
          {hasPackages && (
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
      {hasPackages && <Goals choice={choice} />}
      <FirstScreenEnd />
      {hasPackages && <Comparison choice={choice} />}
      <Questions copy={copy.questions} />
      <ScheduleCall copy={copy.closing} />
    </>
  );
}
