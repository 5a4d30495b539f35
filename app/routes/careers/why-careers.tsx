import { useId } from 'react';
import type { LocalizedPack, SceneUrls, SectionCopy } from '#app/pack.ts';
import { useArt, usePack } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { BenefitRow } from '#app/ui/cards/benefit-row.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { TestimonialCarousel } from '#app/ui/carousel/testimonial-carousel.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ONLY, PREFER, spaceAbove } from '#app/ui/layout/section-backgrounds.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

export const meta = metaOf('pages/why-careers');
export const structuredData = webPageOf('pages/why-careers');

export default function WhyCareersPage() {
  const pack = usePack();
  const scene = useArt().hero?.careers;
  const copy = pack.copy('pages/why-careers');
  return pageSections({ page: 'why-careers', copy, parts: partsOf(pack, scene) });
}

function partsOf(pack: LocalizedPack, scene: SceneUrls | undefined): PageParts<'why-careers'> {
  const copy = pack.copy('pages/why-careers');
  const { talents } = pack.copy('testimonials');
  const { hero } = copy;
  return {
    hero: part(hero, PREFER.sky, () => (
      <PageHero scene={scene} size="tall">
        <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={hero.heading} lede={hero.lede}>
          <ButtonLink link={hero.button} tone="action" className="w-full sm:w-auto" />
        </HeroText>
      </PageHero>
    )),
    benefits: part(copy.benefits, PREFER.paper, (benefits, place) => (
      <Benefits copy={benefits} place={place} />
    )),
    stories: part(
      talents.length > 0 ? copy.stories : undefined,
      PREFER.morning,
      ({ title, text, label }, place) => (
        <Section place={place} heading={title} lede={text}>
          <TestimonialCarousel label={label} testimonials={talents} />
        </Section>
      ),
    ),
    extras: part(copy.extras, PREFER.paper, (extras, place) => (
      <Extras copy={extras} place={place} />
    )),
    questions: part(copy.questions, PREFER.paper, (questions, place) => (
      <Questions copy={questions} place={place} />
    )),
    verified: part(copy.verified, ONLY.dawn, ({ title, text, button, drawing }) => (
      <NextStep heading={title} text={text} links={[button]} drawing={drawing} />
    )),
  };
}

interface PlacedProps<Name extends 'benefits' | 'extras'> {
  copy: SectionCopy<'pages/why-careers', Name>;
  place: SectionPlace;
}

function Benefits({ copy: { title, text, rows }, place }: PlacedProps<'benefits'>) {
  return (
    <Section place={place} heading={title} lede={text}>
      <div>
        {rows.map((row) => (
          <BenefitRow
            key={row.title}
            level={3}
            eyebrow={row.eyebrow}
            title={row.title}
            drawing={row.drawing}
          >
            <Paragraphs texts={row.text} />
            {row.link && <ArrowLink link={row.link} className="no-underline!" />}
          </BenefitRow>
        ))}
      </div>
    </Section>
  );
}

/** Short notes about further benefits, beside their heading. */
function Extras({ copy: { title, text, items }, place }: PlacedProps<'extras'>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`section ${spaceAbove(place)}`.trim()}>
      <div className="wrap grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <HeadingGroup id={headingId} heading={title} lede={text} />
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.title} className="flex gap-4.5">
              <IconTile icon={item.icon} />
              <div>
                <h3 className="text-xl">{item.title}</h3>
                <p className="quiet mt-2">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
