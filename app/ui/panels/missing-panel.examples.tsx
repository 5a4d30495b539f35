import type { LocalizedPack } from '#app/pack.ts';
import type { Examples } from '#app/ui/examples.ts';
import { MissingPanel } from './missing-panel.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Missing panel',
  examples: [
    {
      name: 'A story that is not there',
      element: <MissingPanel {...pack.copy('pages/impact-stories').notFound} />,
    },
  ],
});
