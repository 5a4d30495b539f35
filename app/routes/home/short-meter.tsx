import { useCopy } from '#app/pack-context.ts';
import { Meter, usePeople } from '#app/ui/impact-meter/meter.tsx';
import { MeterSlider } from '#app/ui/impact-meter/meter-slider.tsx';
import { MeterSums } from '#app/ui/impact-meter/meter-sums.tsx';
import { PEOPLE_NAME } from '#app/ui/impact-meter/people.ts';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { PEOPLE } from '#contract/impact-people.ts';

/** The meter with its four sums, and the way to the one with every figure. */
export function ShortMeter() {
  const copy = useCopy('impact-meter');
  const n = usePeople();
  const { title, href } = copy.every;
  const number = n === PEOPLE.usual ? '' : `?${PEOPLE_NAME}=${n}`;
  return (
    <Meter>
      <Section
        id={IMPACT_METER_ID}
        eyebrow={copy.eyebrow}
        heading={copy.title}
        lede={copy.lede}
        aside={
          <ArrowLink data-people="" href={href.replace('#', `${number}#`)}>
            {title}
          </ArrowLink>
        }
      >
        <div className="card gap-10 rounded-panel p-4 pt-6 sm:p-10">
          <MeterSlider n={n} />
          <MeterSums n={n} />
        </div>
      </Section>
    </Meter>
  );
}
