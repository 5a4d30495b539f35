import { MeterCircles } from '#app/ui/counters/meter-circles.tsx';
import copy from '#content/impact-meter.yaml';
import { SUM_NAMES, SUMS } from '#contract/impact.ts';

/** The four sums for so many people, as circles. */
export function MeterSums({ n }: { n: number }) {
  const items = SUM_NAMES.map((name) => {
    const { max, of } = SUMS[name];
    return { id: name, label: copy.sums[name], value: of(n), max };
  });
  return <MeterCircles items={items} />;
}
