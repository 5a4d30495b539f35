import { useCopy } from '#app/pack-context.ts';
import { MeterCircles } from '#app/ui/counters/meter-circles.tsx';
import { fill } from '#contract/fill.ts';
import { SUM_NAMES, SUMS } from '#contract/impact.ts';

/** The four sums for so many people, as circles. */
export function MeterSums({ n }: { n: number }) {
  const copy = useCopy('impact-meter');
  const items = SUM_NAMES.map((name) => {
    const { max, of } = SUMS[name];
    return {
      id: name,
      label: copy.sums[name],
      value: of(n),
      max,
      full: fill(copy.full, { max }),
    };
  });
  return (
    <div>
      <MeterCircles items={items} />
      <p className="quiet mx-auto mt-7 max-w-140 text-center text-sm">{copy.explained}</p>
    </div>
  );
}
