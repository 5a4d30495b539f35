import type { Examples } from '#app/ui/examples/examples.ts';
import { ImpactMeter } from './impact-meter.tsx';

export const examples: Examples = {
  title: 'Impact meter',
  examples: [
    {
      name: 'With every figure',
      note: 'On its page; the home page has its slider and circles, as the short meter.',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <ImpactMeter />
        </div>
      ),
    },
  ],
};
