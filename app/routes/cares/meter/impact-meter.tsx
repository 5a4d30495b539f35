import { useCopy } from '#app/pack-context.ts';
import { Meter, usePeople } from '#app/ui/impact-meter/meter.tsx';
import { MeterSlider } from '#app/ui/impact-meter/meter-slider.tsx';
import { MeterSums } from '#app/ui/impact-meter/meter-sums.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { MeterFigures } from './meter-figures.tsx';
import { MeterNotes } from './meter-notes.tsx';
import { MeterShare } from './meter-share.tsx';

/** The meter with every figure; the home page has a shorter one. */
export function ImpactMeter() {
  const copy = useCopy('impact-meter');
  const n = usePeople();
  return (
    <Meter>
      <Section
        id={IMPACT_METER_ID}
        ground="morning"
        eyebrow={copy.eyebrow}
        heading={copy.title}
        lede={copy.lede}
        aside={<MeterShare n={n} />}
      >
        <div className="card gap-10 rounded-panel p-4 pt-6 sm:p-10">
          <MeterSlider n={n} />
          <MeterSums n={n} />
          <div className="border-t border-hairline pt-9">
            <h3 className="mb-3.5 text-2xl">{copy.figures}</h3>
            <MeterFigures n={n} />
          </div>
          <MeterNotes />
        </div>
      </Section>
    </Meter>
  );
}
