import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { NotFoundPanel } from './not-found-panel.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Missing panel',
  examples: [
    {
      name: 'A story that does not exist',
      element: <NotFoundPanel {...pack.copy('pages/impact-stories').notFound} />,
    },
  ],
});
