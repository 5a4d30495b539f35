import type { Examples } from '#app/examples.ts';
import { IconTile } from './icon-tile.tsx';

export const examples: Examples = {
  title: 'Icon tile',
  examples: [
    {
      name: 'Tints',
      note: 'White is for tinted backgrounds only.',
      element: (
        <div className="flex w-max gap-3 rounded-card bg-morning p-3">
          <IconTile icon="key-round" />
          <IconTile icon="key-round" tint="dawn" />
          <IconTile icon="key-round" tint="white" />
        </div>
      ),
    },
  ],
};
