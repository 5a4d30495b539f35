import type { Examples } from '#app/examples.ts';
import { PEOPLE } from '#contract/impact.ts';
import { Meter, MeterResult, MeterSlider, MeterSums } from './meter.tsx';

export const examples: Examples = {
  title: 'Impact meter',
  examples: [
    {
      name: 'Slider and sums',
      note: 'Shared by both variants: the short one on the home page, and the one with every figure.',
      element: (
        <Meter>
          <div className="card gap-10 rounded-panel p-4 pt-6 sm:p-10">
            <MeterSlider n={PEOPLE.usual} />
            <MeterResult n={PEOPLE.usual} />
            <MeterSums n={PEOPLE.usual} />
          </div>
        </Meter>
      ),
    },
  ],
};
