import type { Examples } from '#app/examples.ts';
import { Cover } from './cover.tsx';

export const examples: Examples = {
  title: 'Cover',
  examples: [
    {
      name: 'Drawn for three posts',
      note: 'For posts without a picture. The slug determines the tile, or the ornament if the pack has no tiles.',
      element: (
        <div className="grid gap-6 sm:grid-cols-3">
          {['hand-off', 'code-review', 'okta-rollout'].map((slug) => (
            <Cover
              key={slug}
              seed={slug}
              className="aspect-video w-full rounded-card object-cover"
            />
          ))}
        </div>
      ),
    },
  ],
};
