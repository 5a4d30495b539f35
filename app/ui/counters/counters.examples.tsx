import type { Examples } from '#app/examples.ts';
import { Counters } from './counters.tsx';
import { MeterCircles } from './meter-circles.tsx';

const figures = [
  { label: 'Jobs created', value: 1700, after: '+' },
  { label: 'Scholarships awarded', value: 2 },
  { label: 'Cost saved', value: 60, after: '%' },
];

const circles = [
  { id: 'families', label: 'Families supported', value: 20, max: 100, maxText: 'of 100' },
  { id: 'projects', label: 'Digital projects supported', value: 2, max: 50 },
  { id: 'professionals', label: 'Skilled professionals retained', value: 80, max: 100 },
  { id: 'youth', label: 'Youth retained', value: 10, max: 50 },
];

export const examples: Examples = {
  title: 'Counters',
  examples: [
    {
      name: 'Figures',
      note: 'Not animated, because a figure that counts up is wrong until it ends',
      element: <Counters items={figures} />,
    },
    {
      name: 'Circles',
      note: 'The impact meter fills them, and animates each change of a value',
      element: <MeterCircles items={circles} />,
    },
  ],
};
