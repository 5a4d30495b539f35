import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { BenefitRow } from '#app/ui/cards/benefit-row.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { SolutionCard } from '#app/ui/cards/solution-card.tsx';
import { TestimonialCarousel } from '#app/ui/carousel/testimonial-carousel.tsx';
import { ClaimFigure } from '#app/ui/claim/claim-figure.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ButtonLink, ExternalButton } from '#app/ui/navigation/button.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/why-businesses');
export const structuredData = webPageOf('pages/why-businesses');

export default function WhyBusinessesPage() {
  const copy = useCopy('pages/why-businesses');
  const site = useCopy('site');
  const solutions = useCopy('solutions');
  const testimonials = useCopy('testimonials');
  const labels = useCopy('labels');
  return (
    <>
      <PageHero scene={copy.scene} size="tall" hour="night">
        <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={copy.heading} lede={copy.lede}>
          <ExternalButton href={site.schedulingUrl} tone="action" className="w-full sm:w-auto">
            {labels.schedule.button}
          </ExternalButton>
          <ButtonLink link={copy.hire} tone="night" className="w-full sm:w-auto" />
        </HeroText>
      </PageHero>
      <Benefits />
      <FirstScreenEnd />
      {testimonials.customers.length > 0 && (
        <Section background="morning" heading={copy.stories.title} lede={copy.stories.text}>
          <TestimonialCarousel label={copy.stories.label} testimonials={testimonials.customers} />
        </Section>
      )}
      {solutions.length > 0 && (
        <Section heading={copy.solutions.title} lede={copy.solutions.text}>
          <CardGrid items={solutions} card={SolutionCard} gap="gap-5" />
        </Section>
      )}
      <ScheduleCall copy={copy.closing} />
    </>
  );
}

/** Reasons to work with us, with the figures that support them. */
function Benefits() {
  const { title, text, rows } = useCopy('pages/why-businesses').benefits;
  return (
    <Section heading={title} lede={text}>
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
