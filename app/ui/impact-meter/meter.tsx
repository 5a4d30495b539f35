import type { ReactNode } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { useSearchParams } from '#app/page-context.ts';
import { MeterCircles } from '#app/ui/counters/meter-circles.tsx';
import { Button } from '#app/ui/navigation/button.tsx';
import { RangeSlider } from '#app/ui/range-slider/range-slider.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { IMPACT_METER_ID, PEOPLE, parsePeople, SUM_NAMES, SUMS } from '#contract/impact.ts';
import impactMeter from './impact-meter.behavior.ts';
import { PEOPLE_PARAMETER, resultText } from './people.ts';

/** The initial number of people. The page's handle must allow the parameter. */
export function usePeople(): number {
  const query = useSearchParams();
  return parsePeople(query.get(PEOPLE_PARAMETER));
}

/** Must contain everything that the slider updates. */
export function Meter({ children }: { children: ReactNode }) {
  const { result } = useCopy('impact-meter');
  return (
    <Behavior start={impactMeter} props={result}>
      {children}
    </Behavior>
  );
}

/** Sets the number of people. Without scripts, the form loads the page with this number. */
export function MeterSlider({ n }: { n: number }) {
  const { label, button, value } = useCopy('impact-meter').slider;
  return (
    <form action={`#${IMPACT_METER_ID}`}>
      <RangeSlider
        label={label}
        name={PEOPLE_PARAMETER}
        min={PEOPLE.min}
        max={PEOPLE.max}
        value={n}
        labels={{ value }}
      />
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" size="small">
          {button}
        </Button>
      </div>
      <p role="status" className="sr-only" />
    </form>
  );
}

/** What `n` people mean, in words. The height stays the same while the slider moves. */
export function MeterResult({ n }: { n: number }) {
  const { result } = useCopy('impact-meter');
  return (
    <p data-result="" className="min-h-[4lh] max-w-180 text-xl leading-snug font-medium">
      {resultText(n, result)}
    </p>
  );
}

/** The four sums for `n` people, as circles. */
export function MeterSums({ n }: { n: number }) {
  const copy = useCopy('impact-meter');
  const items = SUM_NAMES.map((name) => {
    const { max, of } = SUMS[name];
    return {
      id: name,
      label: copy.sums[name],
      value: of(n),
      max,
      maxText: fillPlaceholders(copy.full, { max }),
    };
  });
  return (
    <div>
      <MeterCircles items={items} />
      <p className="quiet mx-auto mt-7 max-w-140 text-center text-sm">{copy.explanation}</p>
    </div>
  );
}
