import { useId } from 'react';
import type { Copy, SceneUrls, SectionCopy } from '#app/pack.ts';
import { useArt, useCopy } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { ONLY, PREFER, spaceAbove } from '#app/ui/layout/section-backgrounds.ts';
import { Timeline } from '#app/ui/layout/timeline.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { Expectations } from './expectations.tsx';
import { PoolPath } from './pool-path.tsx';

export const meta = metaOf('pages/remote-career');
export const structuredData = webPageOf('pages/remote-career');

export default function RemoteCareerPage() {
  const scene = useArt().hero?.remote;
  const copy = useCopy('pages/remote-career');
  return pageSections({ page: 'remote-career', copy, parts: partsOf(copy, scene) });
}

const partsOf = (
  copy: Copy['pages/remote-career'],
  scene: SceneUrls | undefined,
): PageParts<'remote-career'> => ({
  hero: part(copy.hero, PREFER.sky, ({ heading, lede, button }) => (
    <PageHero scene={scene} size="tall">
      <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={heading} lede={lede}>
        <ButtonLink link={button} tone="action" className="w-full sm:w-auto" />
      </HeroText>
    </PageHero>
  )),
  pool: part(copy.pool, PREFER.paper, (pool, place) => <PoolPath copy={pool} place={place} />),
  onboarding: part(copy.onboarding, PREFER.paper, (onboarding, place) => (
    <Onboarding copy={onboarding} place={place} />
  )),
  expect: part(copy.expect, PREFER.morning, (expect, place) => (
    <Expectations expect={expect} notExpect={copy.notExpect} place={place} />
  )),
  questions: part(copy.questions, PREFER.paper, (questions, place) => (
    <Questions copy={questions} place={place} />
  )),
  start: part(copy.start, ONLY.dawn, ({ title, text, button }) => (
    <NextStep heading={title} text={text} links={[button]} />
  )),
});

interface OnboardingProps {
  copy: SectionCopy<'pages/remote-career', 'onboarding'>;
  place: SectionPlace;
}

/** The steps from the pool into a client's team; the heading stays in view beside them. */
function Onboarding({ copy, place }: OnboardingProps) {
  const { eyebrow, title, lede, steps, drawing } = copy;
  const headingId = useId();
  const items = steps.map((step, index) => ({
    id: String(index),
    title: step.title,
    body: <p>{step.text}</p>,
  }));
  return (
    <section aria-labelledby={headingId} className={`section ${spaceAbove(place)}`.trim()}>
      <div className="wrap grid items-start gap-x-18 gap-y-10 lg:grid-cols-2">
        <div className="lg:sticky lg:top-12">
          <HeadingGroup id={headingId} eyebrow={eyebrow} heading={title} lede={lede} />
          <Drawing src={drawing} className="mt-9" />
        </div>
        <Timeline steps={items} />
      </div>
    </section>
  );
}
