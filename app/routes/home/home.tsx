import { lazy, Suspense } from 'react';
import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webSite } from '#app/structured-data/web-site.ts';
import { loadWhenNear } from '#app/ui/load-when-near/load-when-near.ts';
import copy from '#content/pages/home.yaml';
import site from '#content/site.yaml';
import { isPeople } from '#contract/impact-people.ts';
import type { Route } from './+types/home';
import { Hero } from './hero.tsx';
import { PackageSlider } from './package-slider/package-slider.tsx';

export { newsletterAction as action } from '#app/forms/newsletter/receive-newsletter.ts';

/** `n` is the impact meter's. */
export const handle: PageHandle = {
  query: ['n'],
  accepts: (_name, value) => isPeople(value),
};

const PART = 'further-down';
const FurtherDown = lazy(() => loadWhenNear(PART, () => import('./further-down.tsx')));

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export function structuredData({ origin }: PageFacts) {
  return [webSite(site, origin)];
}

/** The page runs like a day, from dawn to night. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <PackageSlider />
      <div id={PART} className="min-h-svh">
        <Suspense>
          <FurtherDown />
        </Suspense>
      </div>
    </>
  );
}
