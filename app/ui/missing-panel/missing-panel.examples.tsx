import type { Examples } from '#app/ui/examples/examples.ts';
import copy from '#content/pages/impact-stories.yaml';
import { MissingPanel } from './missing-panel.tsx';

export const examples: Examples = {
  title: 'Missing panel',
  examples: [{ name: 'A story that is not there', element: <MissingPanel {...copy.notFound} /> }],
};
