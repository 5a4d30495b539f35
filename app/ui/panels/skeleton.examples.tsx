import type { Examples } from '#app/examples.ts';
import { Skeletons } from './skeleton.tsx';

export const examples: Examples = {
  title: 'Skeleton',
  examples: [
    {
      name: 'Cards',
      note: 'In the layout of the loading content, so that nothing shifts. Announced once as "Loading".',
      element: <Skeletons count={3} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" />,
    },
    { name: 'Rows', element: <Skeletons count={2} shape="row" className="grid gap-3" /> },
  ],
};
