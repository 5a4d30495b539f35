import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle, metadata } from '#app/metadata.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webSite } from '#app/structured-data/web-site.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { PEOPLE_TEXT } from '#contract/impact-people.ts';
import { Cases } from './cases.tsx';
import { Hero } from './hero.tsx';
import { PackageSlider } from './package-slider/package-slider.tsx';
import { Partners } from './partners/partners.tsx';
import { ShortMeter } from './short-meter.tsx';
import { Voices } from './voices/voices.tsx';
import { Why } from './why.tsx';

export { newsletterAction as action } from '#app/forms/newsletter/receive-newsletter.ts';

/** `n` is the impact meter's. */
export const handle: PageHandle = {
  query: ['n'],
  accepts: { n: PEOPLE_TEXT },
};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/home');
  return metadata(copy.meta, args);
}

export function structuredData({ pack, origin }: PageFacts) {
  const site = pack.copy('site');
  return [webSite(pack, site, origin)];
}

/** The page runs like a day, from dawn to night. What no first screen shows is laid out after that. */
export default function HomePage() {
  const pack = usePack();
  const copy = useCopy('pages/home');
  return (
    <>
      <Hero />
      <FirstScreenEnd />
      <PackageSlider />
      <div className="[--until:400ms] content-visibility-1120 md:content-visibility-900 lg:content-visibility-600">
        <Why />
      </div>
      <div className="[--until:450ms] content-visibility-640 sm:content-visibility-450 xl:content-visibility-300">
        <Figures />
      </div>
      <div className="[--until:500ms] content-visibility-220">
        <Partners />
      </div>
      <div className="[--until:600ms] content-visibility-2000 md:content-visibility-1200 lg:content-visibility-940">
        <Cases />
      </div>
      <div className="[--until:700ms] content-visibility-640 md:content-visibility-465 lg:content-visibility-720">
        <Voices />
      </div>
      <div className="[--until:750ms] content-visibility-1110 sm:content-visibility-1070 lg:content-visibility-910">
        <ShortMeter />
      </div>
      <div className="[--until:800ms] content-visibility-720 sm:content-visibility-620">
        <DeRisk />
      </div>
      <div className="content-visibility-740 sm:content-visibility-500 lg:content-visibility-400">
        <Newsletter pageTitle={documentTitle(pack, copy.meta.title)} />
      </div>
    </>
  );
}

/** Night: the call to bring the milestone that worries. */
function DeRisk() {
  const copy = useCopy('pages/home');
  return <ScheduleCall copy={copy.deRisk} heading={<Unbroken text={copy.deRisk.title} />} />;
}

/** The strongest claims, as the end of 'Why We Exist'. */
function Figures() {
  const copy = useCopy('pages/home');
  const { title, claims } = copy.why.figures;
  return (
    <div className="wrap pt-14 lg:pt-18">
      <h3 className="mb-7 text-2xl">{title}</h3>
      <ClaimRow names={claims} className="sm:grid-cols-2 xl:grid-cols-4" />
    </div>
  );
}
