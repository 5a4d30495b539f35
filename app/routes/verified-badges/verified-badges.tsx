import { useId } from 'react';
import { metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroWords } from '#app/ui/layout/hero-words.tsx';
import { NextStep } from '#app/ui/layout/next-step.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { LevelOne } from './level-one.tsx';
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

/** The communicator's badge, and the workshop that comes before it. */
function LevelTwo() {
  const copy = useCopy('pages/verified-badges');
  const { eyebrow, title, lede, drawing, requirement, practice } = copy.level2;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section ground-morning">
      <div className="wrap grid items-center gap-x-18 gap-y-10 lg:grid-cols-2">
        <Drawing src={drawing} />
        <div>
          <HeadingGroup id={headingId} eyebrow={eyebrow} heading={title} lede={lede} />
          <div className="mt-8 flex gap-4.5 rounded-card bg-white p-5 sm:p-6">
            <IconTile icon="video" tint="dawn" />
            <div>
              <h3 className="text-xl">{requirement.title}</h3>
              <p className="mt-2">{requirement.text}</p>
            </div>
          </div>
          <h3 className="mt-8 text-xl">{practice.title}</h3>
          <div className="prose mt-3">
            <ul>
              {practice.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
