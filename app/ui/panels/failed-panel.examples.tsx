import type { Examples } from '#app/examples.ts';
import { FailedPanel } from './failed-panel.tsx';

export const examples: Examples = {
  title: 'Failed panel',
  examples: [
    {
      name: 'Instead of a page',
      note: 'A whole page, with an h1.',
      element: <FailedPanel />,
    },
  ],
};
