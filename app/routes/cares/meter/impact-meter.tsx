import { MeterSlider } from '#app/ui/impact-meter/meter-slider.tsx';
import { MeterSums } from '#app/ui/impact-meter/meter-sums.tsx';
import { useImpactMeter } from '#app/ui/impact-meter/use-impact-meter.ts';
import { Section } from '#app/ui/section/section.tsx';
import copy from '#content/impact-meter.yaml';
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { MeterFigures } from './meter-figures.tsx';
import { MeterNotes } from './meter-notes.tsx';
import { MeterShare } from './meter-share.tsx';

/** The meter with every figure; the home page has a shorter one. */
export function ImpactMeter() {
  const meter = useImpactMeter();
  return (
    <Section
      id={IMPACT_METER_ID}
      ground="morning"
      eyebrow={copy.eyebrow}
      heading={copy.title}
      lede={copy.lede}
      aside={<MeterShare n={meter.n} />}
    >
      <div className="card gap-10 rounded-panel p-4 pt-6 sm:p-10">
        <MeterSlider meter={meter} />
        <MeterSums n={meter.n} />
        <div className="border-t border-hairline pt-9">
          <h3 className="mb-3.5 text-2xl">{copy.figures}</h3>
          <MeterFigures n={meter.n} />
        </div>
        <MeterNotes />
      </div>
    </Section>
  );
}
