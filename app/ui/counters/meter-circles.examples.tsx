import type { Examples } from '#app/examples.ts';
import { MeterCircles } from './meter-circles.tsx';

const circles = [
  { id: 'families', label: 'Families supported', value: 20, max: 100, maxText: 'of 100' },
  { id: 'projects', label: 'Digital projects supported', value: 2, max: 50 },
  { id: 'professionals', label: 'Skilled professionals retained', value: 80, max: 100 },
  { id: 'youth', label: 'Youth retained', value: 0, max: 50 },
];

export const examples: Examples = {
  title: 'Circles',
  examples: [
    {
      name: 'Four in a row',
      note: 'The impact meter fills them, and animates each change of a value',
      element: <MeterCircles items={circles} />,
    },
  ],
};
