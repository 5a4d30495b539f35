import type { Examples } from '#app/examples.ts';
import { ErrorPanel } from './error-panel.tsx';

export const examples: Examples = {
  title: 'Error panel',
  examples: [
    {
      name: 'A list that failed to load',
      element: <ErrorPanel />,
    },
  ],
};
