import { useId } from 'react';
import { useArt, useCopy } from '#app/pack-context.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
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
  const { hero, questions, start } = copy;
  return (
    <>
      <PageHero scene={scene} size="tall">
        <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={hero.heading} lede={hero.lede}>
          <ButtonLink link={hero.button} tone="action" className="w-full sm:w-auto" />
        </HeroText>
      </PageHero>
      <PoolPath />
      <FirstScreenEnd />
      <Onboarding />
      <Expectations />
      <Questions copy={questions} background="paper" />
      <NextStep heading={start.title} text={start.text} links={[start.button]} />
    </>
  );
}

/** The steps from the pool into a client's team; the heading stays in view beside them. */
function Onboarding() {
  const { eyebrow, title, lede, steps, drawing } = useCopy('pages/remote-career').onboarding;
  const headingId = useId();
  const items = steps.map((step, index) => ({
    id: String(index),
    title: step.title,
    body: <p>{step.text}</p>,
  }));
  return (
    <section aria-labelledby={headingId} className="section pt-0">
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
