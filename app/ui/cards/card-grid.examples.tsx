import type { Examples } from '#app/examples.ts';
import { CardGrid } from './card-grid.tsx';
import { ValueCard } from './value-card.tsx';

const TITLES = ['Honest', 'Careful', 'Curious', 'Patient', 'Clear', 'Calm', 'Kind', 'Brave'];

const cardsOf = (count: number) =>
  TITLES.slice(0, count).map((title) => ({
    title,
    text: 'One of the things that we want to be, and that our clients can expect of us.',
    icon: 'mountain' as const,
  }));

export const examples: Examples = {
  title: 'Card grid',
  examples: [1, 2, 3, 4, 5, 6, 7, 8].map((count) => ({
    name: `${count} ${count === 1 ? 'card' : 'cards'}`,
    note: 'No card is alone in a row, whatever their number.',
    element: <CardGrid items={cardsOf(count)} card={ValueCard} />,
  })),
};
