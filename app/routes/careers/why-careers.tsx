import { useId } from 'react';
import { useArt, useCopy } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { BenefitRow } from '#app/ui/cards/benefit-row.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { TestimonialCarousel } from '#app/ui/carousel/testimonial-carousel.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';

export const meta = metaOf('pages/why-careers');
export const structuredData = webPageOf('pages/why-careers');

export default function WhyCareersPage() {
  const scene = useArt().hero?.careers;
  const copy = useCopy('pages/why-careers');
  const testimonials = useCopy('testimonials');
  const { hero, stories, questions, verified } = copy;
  return (
    <>
      <PageHero scene={scene} size="tall">
        <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={hero.heading} lede={hero.lede}>
          <ButtonLink link={hero.button} tone="action" className="w-full sm:w-auto" />
        </HeroText>
      </PageHero>
      <Benefits />
      <FirstScreenEnd />
      {testimonials.talents.length > 0 && (
        <Section background="morning" heading={stories.title} lede={stories.text}>
          <TestimonialCarousel label={stories.label} testimonials={testimonials.talents} />
        </Section>
      )}
      <Extras />
      <Questions copy={questions} background="paper" />
      <NextStep
        heading={verified.title}
        text={verified.text}
        links={[verified.button]}
        drawing={verified.drawing}
      />
    </>
  );
}

function Benefits() {
  const { title, text, rows } = useCopy('pages/why-careers').benefits;
  return (
    <Section heading={title} lede={text}>
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
function Extras() {
  const { title, text, items } = useCopy('pages/why-careers').extras;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section">
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
