import type { Examples } from '#app/examples.ts';
import { CopyLink } from './copy-link.tsx';

export const examples: Examples = {
  title: 'Copy link',
  examples: [
    {
      name: 'Round button',
      note: 'Part of the share buttons; hidden without scripts.',
      element: (
        <div className="flex justify-center pb-8">
          <CopyLink url="https://example.com/blogs-and-insights/hand-off" />
        </div>
      ),
    },
  ],
};
