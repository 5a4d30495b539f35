import type { Examples } from '#app/ui/examples/examples.ts';
import KeyRound from '#app/ui/icons/key-round.ts';
import { IconTile } from './icon-tile.tsx';

export const examples: Examples = {
  title: 'Icon tile',
  examples: [
    {
      name: 'Tints',
      note: 'White stands on tinted blocks only.',
      element: (
        <div className="flex w-max gap-3 rounded-card bg-morning p-3">
          <IconTile icon={KeyRound} />
          <IconTile icon={KeyRound} tint="dawn" />
          <IconTile icon={KeyRound} tint="white" />
        </div>
      ),
    },
  ],
};
