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
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroWords } from '#app/ui/layout/hero-words.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Timeline } from '#app/ui/layout/timeline.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { Expectations } from './expectations.tsx';
import { PoolPath } from './pool-path.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/remote-career');
  return metadata(copy.meta, args);
}

const breadcrumbsOf = (pack: LocalizedPack) => [
  { title: pack.copy('pages/remote-career').breadcrumb },
  { title: pack.copy('pages/remote-career').meta.title },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/remote-career');
  return [webPage(copy.meta, page), breadcrumbList(breadcrumbsOf(pack), page)];
}

/** The way from a first call to a first day, and what lies between. */
export default function RemoteCareerPage() {
  const pack = usePack();
  const sceneNarrow = useMedia('scenes/trail-hero-narrow.svg');
  const sceneWide = useMedia('scenes/trail-hero-wide.svg');
  const copy = useCopy('pages/remote-career');
  const { hero, start } = copy;
  return (
    <>
      <PageHero scene={{ wide: sceneWide, narrow: sceneNarrow }} size="tall">
        <HeroWords breadcrumbs={breadcrumbsOf(pack)} heading={hero.heading} lede={hero.lede}>
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

/** The way from the pool into a client's team; the heading stays in view beside it. */
function Onboarding() {
  const copy = useCopy('pages/remote-career');
  const { eyebrow, title, lede, steps, drawing } = copy.onboarding;
  const headingId = useId();
  const items = steps.map((step, index) => ({
    id: String(index),
    title: step.title,
    body: <p>{step.text}</p>,
  }));
  return (
    <section aria-labelledby={headingId} className="section bg-white">
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
