import { useId } from 'react';
import type { LocalizedPack, SectionCopy } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { CardFigure } from '#app/ui/cards/card-figure.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { StoryCard } from '#app/ui/cards/story-card.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { groundClass, PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/customers');

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const stories = pack.copy('case-studies');
  const copy = pack.copy('pages/customers');
  const links = stories.map(({ title, route }) => ({ title, href: route }));
  return [
    webPage(copy.meta, page, 'CollectionPage'),
    ...(links.length > 0 ? [itemList(links, page)] : []),
  ];
}

export default function CustomersPage() {
  const pack = usePack();
  const copy = pack.copy('pages/customers');
  return pageSections({ page: 'customers', copy, parts: partsOf(pack) });
}

function partsOf(pack: LocalizedPack): PageParts<'customers'> {
  const copy = pack.copy('pages/customers');
  const stories = pack.copy('case-studies');
  return {
    hero: {
      backgrounds: PREFER.night,
      render: () => (
        <PageHero scene={copy.scene} size="tall" hour="night">
          <p className="mb-3.5 pt-6 font-medium text-(--mark)">{copy.tagline}</p>
          <HeroText heading={copy.heading} lede={copy.lede} />
        </PageHero>
      ),
    },
    stories: part(
      stories.length > 0 ? copy.stories : undefined,
      PREFER.morning,
      ({ title, text }, place) => (
        <Section place={place} heading={title} lede={text}>
          <CardGrid items={stories} card={StoryCard} isSingleWide />
        </Section>
      ),
    ),
    partner: part(copy.partner, PREFER.dawn, (partner, place) => (
      <PartnerBand copy={partner} place={place} />
    )),
    closing: part(copy.closing, PREFER.night, (closing) => <ScheduleCall copy={closing} />),
  };
}

interface PartnerBandProps {
  copy: SectionCopy<'pages/customers', 'partner'>;
  place: SectionPlace;
}

function PartnerBand({ copy, place }: PartnerBandProps) {
  const id = useId();
  const { eyebrow, title, text, drawing, figure, link } = copy;
  return (
    <section
      aria-labelledby={id}
      className={`section ${groundClass(place)} [--mark:var(--color-earth)]`}
    >
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
