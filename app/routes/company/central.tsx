import { useId } from 'react';
import { useArt, useCopy } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { LinkCards } from '#app/ui/cards/link-cards.tsx';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { ImpactBand } from '#app/ui/layout/impact-band.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Bullets, Paragraphs } from '#app/ui/text/paragraphs.tsx';

export const meta = metaOf('pages/central');
export const structuredData = webPageOf('pages/central');

export default function CentralPage() {
  const scene = useArt().hero?.central;
  const copy = useCopy('pages/central');
  const { rooms, next } = copy;
  return (
    <>
      <PageHero scene={scene} size="tall">
        <HeroText
          breadcrumbs={breadcrumbsOf(copy)}
          heading={copy.heading}
          lede={copy.lede}
          action={copy.action}
        />
      </PageHero>
      <About />
      <FirstScreenEnd />
      <Visitors />
      <Section background="morning" heading={rooms.title} lede={rooms.lede}>
        <CardGrid items={rooms.items} card={BenefitCard} width="small" />
      </Section>
      <ImpactBand />
      <Section heading={next.title}>
        <LinkCards links={next.ways} />
      </Section>
      <ContactBand />
    </>
  );
}

function About() {
  const { eyebrow, title, text, drawing } = useCopy('pages/central').what;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={
        drawing
          ? 'section wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]'
          : 'section wrap'
      }
    >
      <div className={drawing ? undefined : 'heading-beside'}>
        <HeadingGroup id={id} eyebrow={eyebrow} heading={title} />
        <Paragraphs texts={text} className="quiet mt-5 max-w-[34em] text-lg" />
      </div>
      <Drawing src={drawing} className="lg:order-first" />
    </section>
  );
}

function Visitors() {
  const { title, lede, visitors } = useCopy('pages/central').who;
  return (
    <Section heading={title} lede={lede} className="pt-0">
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
