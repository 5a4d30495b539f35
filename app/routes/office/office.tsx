import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import narrow from '#content/media/scenes/office-hero-narrow.svg';
import wide from '#content/media/scenes/office-hero-wide.svg';
import copy from '#content/pages/office.yaml';
import { Tour } from './tour.tsx';
import { Where } from './where.tsx';
import { Works } from './works.tsx';

export const handle: PageHandle = {};

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

const BREADCRUMBS = [...copy.breadcrumb, { title: copy.meta.title }];

export function structuredData(page: PageFacts) {
  return [webPage(copy.meta, page), breadcrumbList(BREADCRUMBS, page)];
}

export default function OfficePage() {
  return (
    <>
      <PageHero scene={{ wide, narrow }} size="tall">
        {/* Up to that width the sun would rise behind the words. */}
        <div className="sm:max-[72.5rem]:pb-90">
          <HeroWords breadcrumbs={BREADCRUMBS} heading={copy.heading} lede={copy.lede} />
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
