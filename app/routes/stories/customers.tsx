import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { CardFigure } from '#app/ui/cards/card-figure.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { StoryCard } from '#app/ui/cards/story-card.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/customers');

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const stories = pack.copy('case-studies');
  const copy = pack.copy('pages/customers');
  const links = stories.map(({ title, route }) => ({ title, href: route }));
  return [webPage(copy.meta, page, 'CollectionPage'), itemList(links, page)];
}

export default function CustomersPage() {
  const stories = useCopy('case-studies');
  const copy = useCopy('pages/customers');
  return (
    <>
      <PageHero scene={copy.scene} size="tall" hour="night">
        <p className="mb-3.5 pt-6 font-medium text-(--mark)">{copy.tagline}</p>
        <HeroText heading={copy.heading} lede={copy.lede} />
      </PageHero>
      {stories.length > 0 && <Stories />}
      <FirstScreenEnd />
      <PartnerBand />
      <ScheduleCall copy={copy.closing} />
    </>
  );
}

function Stories() {
  const stories = useCopy('case-studies');
  const { title, text } = useCopy('pages/customers').stories;
  return (
    <Section background="morning" heading={title} lede={text}>
      <CardGrid items={stories} card={StoryCard} isSingleWide />
    </Section>
  );
}

function PartnerBand() {
  const copy = useCopy('pages/customers');
  const id = useId();
  const { eyebrow, title, text, drawing, figure, link } = copy.partner;
  return (
    <section aria-labelledby={id} className="section ground-dawn [--mark:var(--color-earth)]">
      <div
        className={
          drawing
            ? 'wrap grid items-center gap-x-14 gap-y-9 lg:grid-cols-2'
            : 'wrap grid items-end gap-x-14 gap-y-9 lg:grid-cols-[7fr_5fr]'
        }
      >
        <div>
          <HeadingGroup id={id} eyebrow={eyebrow} heading={title} lede={text} />
          {figure && drawing && <CardFigure {...figure} className="mt-7" />}
          <ButtonLink link={link} tone="ink" className="mt-7 w-full sm:w-auto" />
        </div>
        {figure && !drawing && <CardFigure {...figure} className="max-lg:order-first" />}
        <Drawing src={drawing} />
      </div>
    </section>
  );
}
