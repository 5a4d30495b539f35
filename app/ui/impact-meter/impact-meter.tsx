import { type Ground, Section } from '#app/ui/section/section.tsx';
import copy from '#content/impact-meter.yaml';
import { IMPACT_METER_ID } from '#contract/impact.ts';
import { MeterFigures } from './meter-figures.tsx';
import { MeterNotes } from './meter-notes.tsx';
import { MeterShare } from './meter-share.tsx';
import { MeterSlider } from './meter-slider.tsx';
import { MeterSums } from './meter-sums.tsx';
import { useImpactMeter } from './use-impact-meter.ts';

/** The meter with every figure. Its page reads `n` from the address, and says so in its handle. */
export function ImpactMeter({ ground = 'white' }: { ground?: Ground }) {
  const meter = useImpactMeter();
  return (
    <Section
      id={IMPACT_METER_ID}
      ground={ground}
      eyebrow={copy.eyebrow}
      heading={copy.title}
      lede={copy.lede}
      aside={<MeterShare n={meter.n} />}
    >
      <MeterSlider meter={meter} />
      <div className="mt-10 mb-12">
        <MeterSums n={meter.n} />
      </div>
      <h3 className="mb-3.5 text-xl">{copy.figures}</h3>
      <MeterFigures n={meter.n} />
      <div className="mt-8">
        <MeterNotes />
      </div>
    </Section>
  );
}
