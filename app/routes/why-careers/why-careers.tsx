import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { NextStep } from '#app/ui/next-step/next-step.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { VoiceCarousel } from '#app/ui/voice-carousel/voice-carousel.tsx';
import sceneNarrow from '#content/media/scenes/career-hero-narrow.svg';
import sceneWide from '#content/media/scenes/career-hero-wide.svg';
import copy from '#content/pages/why-careers.yaml';
import testimonials from '#content/testimonials.yaml';
import { Benefits } from './benefits.tsx';
import { Extras } from './extras.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

const BREADCRUMBS = [{ title: copy.breadcrumb }, { title: copy.meta.title }];

export function structuredData(page: PageFacts) {
  return [webPage(copy.meta, page), breadcrumbList(BREADCRUMBS, page)];
}

/** Why somebody in Nepal would look for work here. */
export default function WhyCareersPage() {
  const { hero, stories, verified } = copy;
  return (
    <>
      <PageHero scene={{ wide: sceneWide, narrow: sceneNarrow }} size="tall">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={hero.heading} lede={hero.lede}>
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
