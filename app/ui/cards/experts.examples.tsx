import type { Examples } from '#app/examples.ts';
import { Experts } from './experts.tsx';

const EXPERTS = [
  {
    id: 'maren-oakes',
    name: 'Maren Oakes',
    title: 'Founder, DIVACS',
    description: 'Asked for a release every week and got one. Tells what she would ask for today.',
    image: '',
  },
  { id: 'nobody', name: 'Nobody Drawn', title: 'Initials stand in', description: '', image: '' },
];

export const examples: Examples = {
  title: 'Experts',
  examples: [{ name: 'Speakers', element: <Experts title="Featured experts" experts={EXPERTS} /> }],
};
