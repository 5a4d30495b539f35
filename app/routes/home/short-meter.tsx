import { useCopy } from '#app/pack-context.ts';
import {
  Meter,
  MeterResult,
  MeterSlider,
  MeterSums,
  usePeople,
} from '#app/ui/impact-meter/meter.tsx';
import { PEOPLE_PARAMETER } from '#app/ui/impact-meter/people.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { IMPACT_METER_ID, PEOPLE } from '#contract/impact.ts';
import type { HomePlace } from './home-place.ts';

/** The meter with its four sums, and a link to the one with every figure. */
export function ShortMeter({ place }: { place: HomePlace }) {
  const copy = useCopy('impact-meter');
  const n = usePeople();
  const { title, href } = copy.allFigures;
  const query = n === PEOPLE.usual ? '' : `?${PEOPLE_PARAMETER}=${n}`;
  return (
    <Meter>
      <Section
        id={IMPACT_METER_ID}
        className={place.next === 'paper' ? 'pb-0' : ''}
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
