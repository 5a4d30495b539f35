import { metadata } from '#app/metadata.ts';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { NextStep } from '#app/ui/next-step/next-step.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import sceneNarrow from '#content/media/scenes/trail-hero-narrow.svg';
import sceneWide from '#content/media/scenes/trail-hero-wide.svg';
import copy from '#content/pages/remote-career.yaml';
import type { Route } from './+types/remote-career';
import { Expectations } from './expectations.tsx';
import { Onboarding } from './onboarding.tsx';
import { PoolPath } from './pool-path.tsx';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

/** The way from a first call to a first day, and what lies between. */
export default function RemoteCareerPage() {
  const { hero, start } = copy;
  return (
    <>
      <PageHero scene={{ wide: sceneWide, narrow: sceneNarrow }} size="tall">
        <Breadcrumb trail={[{ title: copy.breadcrumb }, { title: copy.meta.title }]} />
        <h1 className="mt-5 text-4xl tracking-[-0.04em]">{hero.heading}</h1>
        <p className="mt-4 max-w-130 text-lg text-pretty">{hero.lede}</p>
        <ButtonLink to={hero.button.href} tone="action" className="mt-6 w-full sm:w-auto">
          {hero.button.title}
        </ButtonLink>
      </PageHero>
      <PoolPath />
      <Onboarding />
      <Expectations />
      <NextStep heading={start.title} text={start.text} links={[start.button]} />
    </>
  );
}
