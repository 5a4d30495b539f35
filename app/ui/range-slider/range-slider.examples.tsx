import type { Examples } from '#app/examples.ts';
import { RangeSlider } from './range-slider.tsx';

export const examples: Examples = {
  title: 'Range slider',
  examples: [
    {
      name: 'Impact meter',
      note: 'From 1 to 20, initially 5',
      element: (
        <div className="max-w-xl">
          <RangeSlider
            label="How many people do you onboard?"
            min={1}
            max={20}
            value={5}
            labels={{ value: { one: '{n} person', many: '{n} people' } }}
          />
        </div>
      ),
    },
  ],
};
