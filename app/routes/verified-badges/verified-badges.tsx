import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { NextStep } from '#app/ui/next-step/next-step.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import copy from '#content/pages/verified-badges.yaml';
import { LevelOne } from './level-one.tsx';
import { LevelTwo } from './level-two.tsx';
import { Worth } from './worth.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

const BREADCRUMBS = [{ title: copy.breadcrumb }, { title: copy.meta.title }];

export function structuredData(page: PageFacts) {
  return [webPage(copy.meta, page), breadcrumbList(BREADCRUMBS, page)];
}

/** How skills are checked, and what a badge says of them. */
export default function VerifiedBadgesPage() {
  const { hero, begin } = copy;
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <HeroWords breadcrumbs={BREADCRUMBS} heading={hero.heading} lede={hero.lede} />
      </PageHero>
      <LevelOne />
      <FirstScreenEnd />
      <LevelTwo />
      <Worth />
      <NextStep heading={begin.title} text={begin.text} links={[begin.button, begin.more]} />
    </>
  );
}
