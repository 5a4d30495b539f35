import type { ReactNode } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { useSearchParams } from '#app/page-context.ts';
import { peopleFrom } from '#contract/impact.ts';
import impactMeter from './impact-meter.behavior.ts';
import { PEOPLE_NAME } from './people.ts';

/** How many people the meter is set to at first. Its page names the parameter in its handle. */
export function usePeople(): number {
  const query = useSearchParams();
  return peopleFrom(query.get(PEOPLE_NAME));
}

/** Around all that follows the slider. */
export function Meter({ children }: { children: ReactNode }) {
  const { slider, said } = useCopy('impact-meter');
  return (
    <Behavior of={impactMeter} props={{ people: slider.value, said }}>
      {children}
    </Behavior>
  );
}
