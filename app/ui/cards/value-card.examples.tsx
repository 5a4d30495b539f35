import type { Examples } from '#app/examples.ts';
import { ValueCard } from './value-card.tsx';

export const examples: Examples = {
  title: 'Value card',
  examples: [
    {
      name: 'Sky and dawn',
      note: 'For statements such as values, mission and vision. Only cards with a link have a border.',
      element: (
        <div className="grid gap-6 md:grid-cols-2">
          <ValueCard
            icon="mountain"
            title="Give honest estimates"
            text="An estimate is a promise about what we know today, with the part that we do not."
          />
          <ValueCard
            icon="hand-heart"
            background="dawn"
            title="Leave good notes"
            text="The next person finds notes, tests and the reasons for our decisions."
          />
        </div>
      ),
    },
  ],
};
