import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { MissingPanel } from './missing-panel.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Missing panel',
  examples: [
    {
      name: 'A story that does not exist',
      element: <MissingPanel {...pack.copy('pages/impact-stories').notFound} />,
    },
  ],
});
