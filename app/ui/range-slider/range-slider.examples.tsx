import { useState } from 'react';
import type { Examples } from '#app/ui/examples/examples.ts';
import { RangeSlider } from './range-slider.tsx';

function People() {
  const [value, setValue] = useState(5);
  return (
    <div className="max-w-xl">
      <RangeSlider
        label="How many people do you onboard?"
        min={1}
        max={20}
        value={value}
        valueText={`${value} people`}
        onChange={setValue}
      />
    </div>
  );
}

export const examples: Examples = {
  title: 'Range slider',
  examples: [{ name: 'Impact meter', note: '1 to 20, 5 at first', element: <People /> }],
};
