import type { Examples } from '#app/examples.ts';
import { Accordion } from './accordion.tsx';

const badges = [
  { id: 'screening', title: 'Screening', panel: 'A first call about work and hopes, 20 minutes.' },
  {
    id: 'technical',
    title: 'Technical assessment',
    panel: 'A task from daily work, done in your own time and talked through afterwards.',
  },
  { id: 'culture', title: 'Culture fit', panel: 'A talk with two people of the team.' },
];

const questions = [
  { id: 'cost', title: 'What does it cost?', panel: 'Each package has its starting price.' },
  { id: 'time', title: 'How long does it take?', panel: 'Two weeks from the call to the start.' },
];

export const examples: Examples = {
  title: 'Accordion',
  examples: [
    {
      name: 'Always one open',
      note: 'The open panel stays open when its button is pressed',
      element: <Accordion items={badges} mode="one" />,
    },
    { name: 'Any number open', element: <Accordion items={questions} /> },
  ],
};
