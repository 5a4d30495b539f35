import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import type { Examples } from '#app/ui/examples/examples.ts';
import { Counters } from './counters.tsx';
import { MeterCircles } from './meter-circles.tsx';

const figures = [
  { label: 'Jobs created', value: 1700, after: '+' },
  { label: 'Scholarships awarded', value: 2 },
  { label: 'Cost saved', value: 60, after: '%' },
];

function ChangingCircles() {
  const [value, setValue] = useState(20);
  return (
    <div className="grid gap-8">
      <Button tone="quiet" className="justify-self-start" onClick={() => setValue(80 - value)}>
        Change the values
      </Button>
      <MeterCircles
        items={[
          { label: 'Families supported', value, max: 100 },
          { label: 'Digital projects supported', value: value / 10, max: 50 },
          { label: 'Skilled professionals retained', value: 100 - value, max: 100 },
          { label: 'Youth retained', value: value / 2, max: 50 },
        ]}
      />
    </div>
  );
}

export const examples: Examples = {
  title: 'Counters',
  examples: [
    { name: 'Figures', note: 'Count up once, in 2.5 s', element: <Counters items={figures} /> },
    { name: 'Circles', note: 'Move on from where they are', element: <ChangingCircles /> },
  ],
};
