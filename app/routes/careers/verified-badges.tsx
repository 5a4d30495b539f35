import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { type PageParts, part } from '#app/ui/layout/arranged-sections.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { ONLY, PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { LevelOne } from './level-one.tsx';
import { LevelTwo } from './level-two.tsx';
import { Worth } from './worth.tsx';

export const meta = metaOf('pages/verified-badges');
export const structuredData = webPageOf('pages/verified-badges');

export default function VerifiedBadgesPage() {
  const copy = useCopy('pages/verified-badges');
  return pageSections({ page: 'verified-badges', copy, parts: partsOf(copy) });
}

const partsOf = (copy: Copy['pages/verified-badges']): PageParts<'verified-badges'> => ({
  hero: part(copy.hero, PREFER.sky, ({ heading, lede }) => (
    <PageHero scene={copy.scene} size="low">
      <HeroText
        breadcrumbs={breadcrumbsOf(copy)}
        heading={heading}
        lede={lede}
        {...(copy.begin && { action: copy.begin.button })}
      />
    </PageHero>
  )),
  level1: part(copy.level1, PREFER.paper, (level, place) => (
    <LevelOne copy={level} place={place} />
  )),
  level2: part(copy.level2, PREFER.morning, (level, place) => (
    <LevelTwo copy={level} place={place} />
  )),
  worth: part(copy.worth, PREFER.paper, (worth, place) => <Worth copy={worth} place={place} />),
  questions: part(copy.questions, PREFER.paper, (questions, place) => (
    <Questions copy={questions} place={place} />
  )),
  begin: part(copy.begin, ONLY.dawn, ({ title, text, button, more }) => (
    <NextStep heading={title} text={text} links={[button, more]} />
  )),
});
