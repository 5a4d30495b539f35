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
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { HeadingGroup } from '#app/ui/layout/heading-group.tsx';
import { HeroWords } from '#app/ui/layout/hero-words.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Tour } from './tour.tsx';
import { Where } from './where.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/office');
  return metadata(copy.meta, args);
}

const breadcrumbsOf = (pack: LocalizedPack) => [
  ...pack.copy('pages/office').breadcrumb,
  { title: pack.copy('pages/office').meta.title },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  const copy = pack.copy('pages/office');
  return [webPage(copy.meta, page), breadcrumbList(breadcrumbsOf(pack), page)];
}

export default function OfficePage() {
  const pack = usePack();
  const narrow = useMedia('scenes/office-hero-narrow.svg');
  const wide = useMedia('scenes/office-hero-wide.svg');
  const copy = useCopy('pages/office');
  return (
    <>
      <PageHero scene={{ wide, narrow }} size="tall">
        {/* Up to that width the sun would rise behind the words. */}
        <div className="sm:max-[72.5rem]:pb-90">
          <HeroWords breadcrumbs={breadcrumbsOf(pack)} heading={copy.heading} lede={copy.lede} />
        </div>
      </PageHero>
      <Tour />
      <FirstScreenEnd />
      <Works />
      <Where />
      <ContactBand />
    </>
  );
}

/** How the house was made new. */
function Works() {
  const copy = useCopy('pages/office');
  const { eyebrow, title, text, drawing, claims } = copy.works;
  const id = useId();
  return (
    <section aria-labelledby={id} className="section on-night ground-deep">
      <div className="wrap grid items-center gap-10 lg:grid-cols-2 lg:gap-18">
        <div>
          <HeadingGroup id={id} eyebrow={eyebrow} heading={title} />
          {text.map((paragraph) => (
            <p key={paragraph} className="quiet mt-5 max-w-140">
              {paragraph}
            </p>
          ))}
          <ClaimRow names={claims} className="mt-9 sm:grid-cols-2" />
        </div>
        <Drawing src={drawing} />
      </div>
    </section>
  );
}
