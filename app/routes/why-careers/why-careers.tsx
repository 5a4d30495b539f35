import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, useMedia, usePack } from '#app/pack-context.ts';
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
import { Benefits } from './benefits.tsx';
import { Extras } from './extras.tsx';

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
