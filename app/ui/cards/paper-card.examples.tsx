import type { Examples } from '#app/examples.ts';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { ActionCard } from './paper-card.tsx';

export const examples: Examples = {
  title: 'Paper card',
  examples: [
    {
      name: 'A single action',
      element: (
        <ActionCard
          icon={<IconTile icon="mail" />}
          title="Check your mail"
          text="One step is left: follow the link in the mail."
        >
          {null}
        </ActionCard>
      ),
    },
  ],
};
