import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { ImpactBand } from '#app/ui/impact-band/impact-band.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { WayCards } from '#app/ui/solution-card/way-cards.tsx';
import narrow from '#content/media/scenes/campus-hero-narrow.svg';
import wide from '#content/media/scenes/campus-hero-wide.svg';
import copy from '#content/pages/central.yaml';
import { What } from './what.tsx';
import { Who } from './who.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

const BREADCRUMBS = [...copy.breadcrumb, { title: copy.meta.title }];

export function structuredData(page: PageFacts) {
  return [webPage(copy.meta, page), breadcrumbList(BREADCRUMBS, page)];
}

export default function CentralPage() {
  const { rooms, next } = copy;
  return (
    <>
      <PageHero scene={{ wide, narrow }} size="tall">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={copy.heading} lede={copy.lede} />
      </PageHero>
      <What />
      <FirstScreenEnd />
      <Who />
      <Section ground="morning" heading={rooms.title} aside={rooms.lede}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {rooms.items.map((item) => (
            <li key={item.title}>
              <BenefitCard {...item} />
            </li>
          ))}
        </ul>
      </Section>
      <ImpactBand />
      <Section heading={next.title}>
        <WayCards ways={next.ways} className="md:grid-cols-3" />
      </Section>
      <ContactBand />
    </>
  );
}
