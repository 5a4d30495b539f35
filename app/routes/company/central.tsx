import { useId } from 'react';
import type { Copy, SceneUrls, SectionCopy } from '#app/pack.ts';
import { useArt, useCopy, usePack } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { LinkCards } from '#app/ui/cards/link-cards.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { ImpactBand } from '#app/ui/layout/impact-band.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ONLY, PREFER, spaceAbove } from '#app/ui/layout/section-backgrounds.ts';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Bullets, Paragraphs } from '#app/ui/text/paragraphs.tsx';

export const meta = metaOf('pages/central');
export const structuredData = webPageOf('pages/central');

export default function CentralPage() {
  const scene = useArt().hero?.central;
  const copy = useCopy('pages/central');
  const { hasImpactMeter } = usePack();
  return pageSections({ page: 'central', copy, parts: partsOf(copy, scene, hasImpactMeter) });
}

const partsOf = (
  copy: Copy['pages/central'],
  scene: SceneUrls | undefined,
  hasImpactMeter: boolean,
): PageParts<'central'> => ({
  hero: {
    backgrounds: PREFER.sky,
    render: () => (
      <PageHero scene={scene} size="tall">
        <HeroText
          breadcrumbs={breadcrumbsOf(copy)}
          heading={copy.heading}
          lede={copy.lede}
          action={copy.action}
        />
      </PageHero>
    ),
  },
  what: part(copy.what, PREFER.paper, (what, place) => <About copy={what} place={place} />),
  who: part(copy.who, PREFER.paper, (who, place) => <Visitors copy={who} place={place} />),
  rooms: part(copy.rooms, PREFER.morning, ({ title, lede, items }, place) => (
    <Section place={place} heading={title} lede={lede}>
      <CardGrid items={items} card={BenefitCard} width="small" />
    </Section>
  )),
  impact: part(hasImpactMeter || undefined, PREFER.dawn, (_, place) => (
    <ImpactBand place={place} />
  )),
  next: part(copy.next, PREFER.paper, ({ title, ways }, place) => (
    <Section place={place} heading={title}>
      <LinkCards links={ways} />
    </Section>
  )),
  contact: { backgrounds: ONLY.dawn, render: () => <ContactBand /> },
});

interface PlacedProps<Name extends 'what' | 'who'> {
  copy: SectionCopy<'pages/central', Name>;
  place: SectionPlace;
}

function About({ copy, place }: PlacedProps<'what'>) {
  const { eyebrow, title, text, drawing } = copy;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`section wrap ${drawing ? 'grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]' : ''} ${spaceAbove(place)}`.trim()}
    >
      <div className={drawing ? undefined : 'heading-beside'}>
        <HeadingGroup id={id} eyebrow={eyebrow} heading={title} />
        <Paragraphs texts={text} className="quiet mt-5 max-w-[34em] text-lg" />
      </div>
      <Drawing src={drawing} className="lg:order-first" />
    </section>
  );
}

function Visitors({ copy, place }: PlacedProps<'who'>) {
  const { title, lede, visitors } = copy;
  return (
    <Section place={place} heading={title} lede={lede}>
      <ul>
        {visitors.map(({ title, text, uses, icon }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-5 border-t border-hairline py-8 last:pb-0 md:grid-cols-[1fr_1.2fr] lg:py-10"
          >
            <div className="flex items-start gap-5">
              <IconTile icon={icon} />
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="quiet mt-2 max-w-100">{text}</p>
              </div>
            </div>
            <Bullets texts={uses} className="text-lg" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
