import { usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webSite } from '#app/structured-data/web-site.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { arrangeSections } from '#app/ui/layout/arranged-sections.tsx';
import { PEOPLE_PATTERN } from '#contract/impact.ts';
import { homeSections, visibleSections } from './sections.tsx';

export { newsletterAction as action } from '#app/forms/newsletter/receive-newsletter.ts';

/** `n` is the number of people in the impact meter. */
export const handle: PageHandle = {
  query: ['n'],
  accepts: { n: PEOPLE_PATTERN },
};

export const meta = metaOf('pages/home');

export function structuredData({ pack, origin }: PageFacts) {
  const site = pack.copy('site');
  return [webSite(pack, site, origin)];
}

/** The design runs from dawn to night, in the order of the pack. */
export default function HomePage() {
  const pack = usePack();
  const ids = visibleSections(pack);
  const parts = homeSections(pack.copy('pages/home'), ids);
  const [hero, ...others] = arrangeSections(ids, parts);
  return [hero, <FirstScreenEnd key="first-screen-end" />, ...others];
}
