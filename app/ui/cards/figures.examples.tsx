import type { Examples } from '#app/examples.ts';
import { Figures } from './figures.tsx';

const items = [
  { value: '11 of 12', label: 'milestones accepted on the date in the plan', color: 'primary' },
  { value: '9 days', label: 'from delivery to payment, where it had been 34', color: 'secondary' },
  { value: '3 in 410', label: 'milestones ended in a dispute', color: 'ink' },
] as const;

export const examples: Examples = {
  title: 'Figures',
  examples: [{ name: 'Three', element: <Figures items={items} className="sm:grid-cols-3" /> }],
};
