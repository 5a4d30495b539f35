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
import sceneNarrow from '#content/media/scenes/trail-hero-narrow.svg';
import sceneWide from '#content/media/scenes/trail-hero-wide.svg';
import copy from '#content/pages/remote-career.yaml';
import { Expectations } from './expectations.tsx';
import { Onboarding } from './onboarding.tsx';
import { PoolPath } from './pool-path.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

const BREADCRUMBS = [{ title: copy.breadcrumb }, { title: copy.meta.title }];

export function structuredData(page: PageFacts) {
  return [webPage(copy.meta, page), breadcrumbList(BREADCRUMBS, page)];
}

/** The way from a first call to a first day, and what lies between. */
export default function RemoteCareerPage() {
  const { hero, start } = copy;
  return (
    <>
      <PageHero scene={{ wide: sceneWide, narrow: sceneNarrow }} size="tall">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={hero.heading} lede={hero.lede}>
          <ButtonLink href={hero.button.href} tone="action" className="w-full sm:w-auto">
            {hero.button.title}
          </ButtonLink>
        </HeroWords>
      </PageHero>
      <PoolPath />
      <FirstScreenEnd />
      <Onboarding />
      <Expectations />
      <NextStep heading={start.title} text={start.text} links={[start.button]} />
    </>
  );
}
