import { MeterSlider } from '#app/ui/impact-meter/meter-slider.tsx';
import { MeterSums } from '#app/ui/impact-meter/meter-sums.tsx';
import { PEOPLE_NAME, useImpactMeter } from '#app/ui/impact-meter/use-impact-meter.ts';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Section } from '#app/ui/section/section.tsx';
import copy from '#content/impact-meter.yaml';
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { PEOPLE } from '#contract/impact-people.ts';

/** The meter with its four sums, and the way to the one with every figure. */
export function ShortMeter() {
  const meter = useImpactMeter();
  const { title, href } = copy.every;
  const number = meter.n === PEOPLE.usual ? '' : `?${PEOPLE_NAME}=${meter.n}`;
  return (
    <Section
      id={IMPACT_METER_ID}
      eyebrow={copy.eyebrow}
      heading={copy.title}
      lede={copy.lede}
      aside={<ArrowLink to={href.replace('#', `${number}#`)}>{title}</ArrowLink>}
    >
      <div className="card gap-10 rounded-panel p-4 pt-6 sm:p-10">
        <MeterSlider meter={meter} />
        <MeterSums n={meter.n} />
      </div>
    </Section>
  );
}
