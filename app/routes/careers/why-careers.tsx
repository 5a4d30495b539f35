import { useId } from 'react';
import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, useMedia, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { BenefitRow } from '#app/ui/cards/benefit-row.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { VoiceCarousel } from '#app/ui/carousel/voice-carousel.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroWords } from '#app/ui/layout/hero-words.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/why-careers');
  return metadata(copy.meta, args);
}

const breadcrumbsOf = (pack: LocalizedPack) => [
  { title: pack.copy('pages/why-careers').breadcrumb },
  { title: pack.copy('pages/why-careers').meta.title },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/why-careers');
  return [webPage(copy.meta, page), breadcrumbList(breadcrumbsOf(pack), page)];
}

/** Why somebody in Nepal would look for work here. */
export default function WhyCareersPage() {
  const pack = usePack();
  const sceneNarrow = useMedia('scenes/career-hero-narrow.svg');
  const sceneWide = useMedia('scenes/career-hero-wide.svg');
  const copy = useCopy('pages/why-careers');
  const testimonials = useCopy('testimonials');
  const { hero, stories, verified } = copy;
  return (
    <>
      <PageHero scene={{ wide: sceneWide, narrow: sceneNarrow }} size="tall">
        <HeroWords breadcrumbs={breadcrumbsOf(pack)} heading={hero.heading} lede={hero.lede}>
          <ButtonLink href={hero.button.href} tone="action" className="w-full sm:w-auto">
            {hero.button.title}
          </ButtonLink>
        </HeroWords>
      </PageHero>
      <Benefits />
      <FirstScreenEnd />
      {testimonials.talents.length > 0 && (
        <Section ground="morning" heading={stories.title} aside={stories.text}>
          <VoiceCarousel label={stories.label} voices={testimonials.talents} />
        </Section>
      )}
      <Extras />
      <NextStep
        heading={verified.title}
        text={verified.text}
        links={[verified.button]}
        drawing={verified.drawing}
      />
    </>
  );
}

/** The four reasons, each beside its drawing. */
function Benefits() {
  const copy = useCopy('pages/why-careers');
  const { title, text, rows } = copy.benefits;
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
            {row.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {row.link && (
              <ArrowLink href={row.link.href} className="no-underline!">
                {row.link.title}
              </ArrowLink>
            )}
          </BenefitRow>
        ))}
      </div>
    </Section>
  );
}

/** What else comes with the work: six short notes beside their heading. */
function Extras() {
  const copy = useCopy('pages/why-careers');
  const { title, text, items } = copy.extras;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section bg-white">
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
