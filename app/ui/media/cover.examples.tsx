import type { Examples } from '#app/examples.ts';
import { Cover } from './cover.tsx';

export const examples: Examples = {
  title: 'Cover',
  examples: [
    {
      name: 'Drawn for three posts',
      note: 'Where an editor added no picture. The text it is made for picks the hour.',
      element: (
        <div className="grid gap-6 sm:grid-cols-3">
          {['hand-off', 'code-review', 'okta-rollout'].map((slug) => (
            <Cover key={slug} of={slug} className="aspect-video w-full rounded-card object-cover" />
          ))}
        </div>
      ),
    },
  ],
};
