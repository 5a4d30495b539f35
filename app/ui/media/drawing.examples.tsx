import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { Drawing } from './drawing.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Drawing',
  examples: [
    {
      name: 'Beside text',
      element: <Drawing src={pack.art.state?.thanks} className="max-w-120" />,
    },
  ],
});
