import type { LocalizedPack, SectionCopy } from '#app/pack.ts';
import { usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { BenefitRow } from '#app/ui/cards/benefit-row.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { SolutionCard } from '#app/ui/cards/solution-card.tsx';
import { TestimonialCarousel } from '#app/ui/carousel/testimonial-carousel.tsx';
import { ClaimFigure } from '#app/ui/claim/claim-figure.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { ScheduleButton } from '#app/ui/navigation/schedule-button.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/why-businesses');
export const structuredData = webPageOf('pages/why-businesses');

export default function WhyBusinessesPage() {
  const pack = usePack();
  const copy = pack.copy('pages/why-businesses');
  return pageSections({ page: 'why-businesses', copy, parts: partsOf(pack) });
}

function partsOf(pack: LocalizedPack): PageParts<'why-businesses'> {
  const copy = pack.copy('pages/why-businesses');
  const solutions = pack.copy('solutions');
  const { customers } = pack.copy('testimonials');
  return {
    hero: {
      backgrounds: PREFER.night,
      render: () => (
        <PageHero scene={copy.scene} size="tall" hour="night">
          <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={copy.heading} lede={copy.lede}>
            <ScheduleButton tone="action" className="w-full sm:w-auto">
              {pack.copy('labels').schedule.button}
            </ScheduleButton>
            <ButtonLink link={copy.hire} tone="night" className="w-full sm:w-auto" />
          </HeroText>
        </PageHero>
      ),
    },
    benefits: part(copy.benefits, PREFER.paper, (benefits, place) => (
      <Benefits copy={benefits} place={place} />
    )),
    stories: part(
      customers.length > 0 ? copy.stories : undefined,
      PREFER.morning,
      ({ title, text, label }, place) => (
        <Section place={place} heading={title} lede={text}>
          <TestimonialCarousel label={label} testimonials={customers} />
        </Section>
      ),
    ),
    solutions: part(
      solutions.length > 0 ? copy.solutions : undefined,
      PREFER.paper,
      ({ title, text }, place) => (
        <Section place={place} heading={title} lede={text}>
          <CardGrid items={solutions} card={SolutionCard} gap="gap-5" />
        </Section>
      ),
    ),
    closing: part(copy.closing, PREFER.night, (closing) => <ScheduleCall copy={closing} />),
  };
}

interface BenefitsProps {
  copy: SectionCopy<'pages/why-businesses', 'benefits'>;
  place: SectionPlace;
}

/** Reasons to work with us, with the figures that support them. */
function Benefits({ copy: { title, text, rows }, place }: BenefitsProps) {
  return (
    <Section place={place} heading={title} lede={text}>
      {rows.map(({ title, text, drawing, claims, link }) => (
        <BenefitRow key={title} title={title} drawing={drawing} level={3}>
          <Paragraphs texts={text} />
          {link && <ArrowLink link={link} />}
          {claims?.map((name) => (
            <ClaimFigure key={name} name={name} />
          ))}
        </BenefitRow>
      ))}
    </Section>
  );
}
