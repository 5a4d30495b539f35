import { metadata } from '#app/metadata.ts';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import narrow from '#content/media/scenes/office-hero-narrow.svg';
import wide from '#content/media/scenes/office-hero-wide.svg';
import copy from '#content/pages/office.yaml';
import type { Route } from './+types/office';
import { Tour } from './tour.tsx';
import { Where } from './where.tsx';
import { Works } from './works.tsx';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export default function OfficePage() {
  return (
    <>
      <PageHero scene={{ wide, narrow }} size="tall">
        <Breadcrumb trail={[...copy.breadcrumb, { title: copy.meta.title }]} />
        <h1 className="mt-5 text-4xl tracking-[-0.04em]">{copy.heading}</h1>
        {/* Up to that width the sun would rise behind the words. */}
        <p className="mt-4 max-w-140 text-lg text-pretty sm:max-[72.5rem]:pb-90">{copy.lede}</p>
      </PageHero>
      <Tour />
      <Works />
      <Where />
      <ContactBand />
    </>
  );
}
