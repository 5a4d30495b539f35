import type { Examples } from '#app/ui/examples/examples.ts';
import { Logo } from './logo.tsx';

export const examples: Examples = {
  title: 'Logo',
  examples: [
    { name: 'On paper', element: <Logo /> },
    { name: 'At night', element: <Logo light />, ground: 'night' },
  ],
};
