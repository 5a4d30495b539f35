import type { Examples } from '#app/ui/examples/examples.ts';
import { MeterSlider } from './meter-slider.tsx';
import { MeterSums } from './meter-sums.tsx';
import { useImpactMeter } from './use-impact-meter.ts';

function Meter() {
  const meter = useImpactMeter();
  return (
    <div className="card gap-10 rounded-panel p-4 pt-6 sm:p-10">
      <MeterSlider meter={meter} />
      <MeterSums n={meter.n} />
    </div>
  );
}

export const examples: Examples = {
  title: 'Impact meter',
  examples: [
    {
      name: 'Slider and sums',
      note: 'What both forms have: the short one of the home page, and the one with every figure.',
      element: <Meter />,
    },
  ],
};
