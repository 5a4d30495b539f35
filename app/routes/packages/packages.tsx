import { useId } from 'react';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { useSearchParams } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { faqPage } from '#app/structured-data/faq-page.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { hrefOfPackage } from '#app/ui/cards/package-facts.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
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
    faqPage(copy.questions.items, page),
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
      <Questions />
      <ScheduleCall copy={copy.closing} />
    </>
  );
}

function Questions() {
  const copy = useCopy('pages/service-packages');
  const id = useId();
  const { eyebrow, title, lede, items } = copy.questions;
  return (
    <section id="questions" aria-labelledby={id} className="section ground-dawn">
      <div className="wrap grid items-start gap-x-16 gap-y-9 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <HeadingGroup id={id} eyebrow={eyebrow} heading={title} lede={lede} />
        <Accordion
          initial={[items[0]?.title ?? '']}
          items={items.map(({ title, text, link }) => ({
            id: title,
            title,
            panel: (
              <>
                <p className="max-w-160">{text}</p>
                {link && <ArrowLink link={link} />}
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
