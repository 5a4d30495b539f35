import { Fragment } from 'react';
import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle } from '#app/metadata.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { webSite } from '#app/structured-data/web-site.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { CardList } from '#app/ui/cards/card-list.tsx';
import { StoryCard } from '#app/ui/cards/story-card.tsx';
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import {
  Meter,
  MeterResult,
  MeterSlider,
  MeterSums,
  usePeople,
} from '#app/ui/impact-meter/meter.tsx';
import { PEOPLE_PARAMETER } from '#app/ui/impact-meter/people.ts';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { IMPACT_METER_ID, PEOPLE, PEOPLE_PATTERN } from '#contract/impact.ts';
import { DayChart } from './day/day-chart.tsx';
import { Hero } from './hero.tsx';
import { PackageSlider } from './package-slider/package-slider.tsx';
import { Partners } from './partners.tsx';
import { Voices } from './voices/voices.tsx';

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

/** The design runs from dawn to night. Sections below the first screen are laid out later. */
export default function HomePage() {
  const pack = usePack();
  const copy = useCopy('pages/home');
  return (
    <>
      <Hero />
      <FirstScreenEnd />
      <PackageSlider />
      <div className="[--until:400ms] content-visibility-1120 md:content-visibility-900 lg:content-visibility-600">
        <Motivation />
      </div>
      <div className="[--until:450ms] content-visibility-990 sm:content-visibility-550 xl:content-visibility-360">
        <Figures />
      </div>
      <div className="[--until:500ms] content-visibility-220">
        <Partners />
      </div>
      <div className="[--until:600ms] content-visibility-2420 md:content-visibility-1540 lg:content-visibility-1050">
        <Cases />
      </div>
      <div className="[--until:700ms] content-visibility-640 md:content-visibility-465 lg:content-visibility-720">
        <Voices />
      </div>
      <div className="[--until:750ms] content-visibility-1420 sm:content-visibility-1330 lg:content-visibility-1180">
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

function DeRisk() {
  const copy = useCopy('pages/home');
  return <ScheduleCall copy={copy.deRisk} heading={<Unbroken text={copy.deRisk.title} />} />;
}

/** The strongest claims, at the end of 'Why We Exist'. */
function Figures() {
  const { title, claims } = useCopy('pages/home').why.figures;
  return (
    <div className="wrap pt-14 lg:pt-18">
      <h3 className="mb-7 text-2xl">{title}</h3>
      <ClaimRow names={claims} className="sm:grid-cols-2 xl:grid-cols-4" />
    </div>
  );
}

function Cases() {
  const stories = useCopy('case-studies');
  const { title, lede } = useCopy('pages/home').cases;
  if (stories.length === 0) return null;
  return (
    <Section background="morning" heading={title} lede={lede}>
      <CardList items={stories} card={StoryCard} className="gap-6 lg:grid-cols-3" />
    </Section>
  );
}

/** The meter with its four sums, and a link to the one with every figure. */
function ShortMeter() {
  const copy = useCopy('impact-meter');
  const n = usePeople();
  const { title, href } = copy.allFigures;
  const query = n === PEOPLE.usual ? '' : `?${PEOPLE_PARAMETER}=${n}`;
  return (
    <Meter>
      <Section
        id={IMPACT_METER_ID}
        eyebrow={copy.eyebrow}
        heading={copy.title}
        lede={copy.lede}
        aside={
          <ArrowLink data-people="" href={href.replace('#', `${query}#`)}>
            {title}
          </ArrowLink>
        }
      >
        <div className="card gap-10 rounded-panel p-4 pt-6 sm:p-10">
          <MeterSlider n={n} />
          <MeterResult n={n} />
          <MeterSums n={n} />
        </div>
      </Section>
    </Meter>
  );
}

/** Why the company exists, with a chart of the shared working day. */
function Motivation() {
  const { why } = useCopy('pages/home');
  return (
    <section
      aria-labelledby="why-title"
      className="wrap grid items-center gap-10 pt-[clamp(72px,9.4vw,128px)] lg:grid-cols-2 lg:gap-[clamp(40px,5.6vw,72px)]"
    >
      <div>
        <p className="font-medium text-primary-700">{why.eyebrow}</p>
        <h2 id="why-title" className="mt-3.5 mb-6 text-3xl tracking-[-0.03em]">
          {sentences(why.heading).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <span className="inline-block">{sentence}</span>
            </Fragment>
          ))}
        </h2>
        <p className="max-w-[34em] text-lg">{why.lede}</p>
        <p className="mt-4 max-w-[34em] text-ink-700">{why.text}</p>
        <ButtonLink link={why.button} className="mt-8" />
      </div>
      <DayChart />
    </section>
  );
}

/** Splits the heading so that lines break between sentences where possible. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}
