import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { Drawing } from './drawing.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Drawing',
  examples: [
    {
      name: 'Beside text',
      element: <Drawing src={pack.media('scenes/thank-you.svg')} className="max-w-120" />,
    },
  ],
});
