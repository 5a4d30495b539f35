import type { Examples } from '#app/examples.ts';
import { FailedPanel } from './failed-panel.tsx';

export const examples: Examples = {
  title: 'Failed panel',
  examples: [
    {
      name: 'In place of a page',
      note: 'A whole page, with the heading of one.',
      element: <FailedPanel />,
    },
  ],
};
