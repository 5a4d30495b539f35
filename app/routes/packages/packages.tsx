import { metadata } from '#app/metadata.ts';
import { useSearchParams } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { faqPage } from '#app/structured-data/faq-page.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ButtonLink, OutsideButton } from '#app/ui/button/button.tsx';
import { hrefOfPackage } from '#app/ui/package-card/package-facts.ts';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import copy from '#content/pages/service-packages.yaml';
import site from '#content/site.yaml';
import words from '#content/words.yaml';
import { Comparison } from './comparison.tsx';
import { Goals } from './goals.tsx';
import { CHOICES, choiceOf, hrefOfChoice, shownGoals } from './packages-in-order.ts';
import { Questions } from './questions.tsx';

export const handle: PageHandle = {
  query: ['goal', 'order'],
  accepts: CHOICES,
  headerTheme: 'night',
};

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

const hasPackages = copy.goals.items.length > 0;

const BREADCRUMBS = [{ title: copy.breadcrumb }];

export function structuredData(page: PageFacts) {
  const choice = choiceOf(new URLSearchParams(page.location.search));
  const shown = shownGoals(choice).flatMap((goal) => goal.packages);
  return [
    itemList(
      shown.map(({ title, slug }) => ({ title, href: hrefOfPackage(slug) })),
      page.origin,
    ),
    faqPage(copy.questions.items, page),
    breadcrumbList(BREADCRUMBS, page),
  ];
}

export default function PackagesRoute() {
  const choice = choiceOf(useSearchParams());
  return (
    <>
      <PageHero scene={copy.scene} size="tall" hour="night">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={copy.heading} lede={copy.lede}>
          <OutsideButton href={site.schedulingUrl} tone="action" className="w-full sm:w-auto">
            {words.schedule.button}
          </OutsideButton>
          {hasPackages && (
            <ButtonLink
              href={`${hrefOfChoice(choice)}#compare`}
              tone="night"
              className="w-full sm:w-auto"
            >
              {copy.compare}
            </ButtonLink>
          )}
        </HeroWords>
      </PageHero>
      {hasPackages && <Goals choice={choice} />}
      <FirstScreenEnd />
      {hasPackages && <Comparison choice={choice} />}
      <Questions />
      <ScheduleCall copy={copy.closing} />
    </>
  );
}
