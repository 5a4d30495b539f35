import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { NextStep } from '#app/ui/next-step/next-step.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { LevelOne } from './level-one.tsx';
import { LevelTwo } from './level-two.tsx';
import { Worth } from './worth.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/verified-badges');
  return metadata(copy.meta, args);
}

const breadcrumbsOf = (pack: LocalizedPack) => [
  { title: pack.copy('pages/verified-badges').breadcrumb },
  { title: pack.copy('pages/verified-badges').meta.title },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/verified-badges');
  return [webPage(copy.meta, page), breadcrumbList(breadcrumbsOf(pack), page)];
}

/** How skills are checked, and what a badge says of them. */
export default function VerifiedBadgesPage() {
  const pack = usePack();
  const copy = useCopy('pages/verified-badges');
  const { hero, begin } = copy;
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <HeroWords breadcrumbs={breadcrumbsOf(pack)} heading={hero.heading} lede={hero.lede} />
      </PageHero>
      <LevelOne />
      <FirstScreenEnd />
      <LevelTwo />
      <Worth />
      <NextStep heading={begin.title} text={begin.text} links={[begin.button, begin.more]} />
    </>
  );
}
