import { metadata } from '#app/metadata.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webPage } from '#app/structured-data/web-page.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { VoiceCarousel } from '#app/ui/voice-carousel/voice-carousel.tsx';
import { PEOPLE_TEXT } from '#contract/impact-people.ts';
import { Act } from './act.tsx';
import { CaresHero } from './cares-hero.tsx';
import { Info } from './info.tsx';
import { Initiatives } from './initiatives.tsx';
import { ImpactMeter } from './meter/impact-meter.tsx';
import { CaresPartners } from './partners.tsx';

/** Of the two URLs that show this page, the one that counts. */
const CANONICAL_PATH = '/grassroot-impact-initative';

/** `n` is the impact meter's. */
export const handle: PageHandle = {
  query: ['n'],
  canonical: CANONICAL_PATH,
  accepts: { n: PEOPLE_TEXT },
};

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/cares');
  return metadata({ ...copy.meta, canonicalPath: CANONICAL_PATH }, args);
}

export function structuredData({ pack, origin }: PageFacts) {
  const copy = pack.copy('pages/cares');
  return [webPage(copy.meta, { pack, origin, location: { pathname: CANONICAL_PATH, search: '' } })];
}

export default function CaresPage() {
  const copy = useCopy('pages/cares');
  const { title, label, items } = copy.voices;
  return (
    <>
      <CaresHero />
      <Info />
      <FirstScreenEnd />
      <ImpactMeter />
      <Initiatives />
      <CaresPartners />
      <Section ground="dawn" heading={title}>
        <VoiceCarousel label={label} voices={items} />
      </Section>
      <Act />
    </>
  );
}
