import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { BenefitCard } from './benefit-card.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Benefit card',
  examples: [
    {
      name: 'With icons',
      element: (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <BenefitCard
            icon="rocket"
            title="Market testing"
            text="Put the first release before people who would pay, while changing it is cheap."
          />
          <BenefitCard
            icon="users"
            title="User feedback"
            text="Hear what they do, not what they say they would."
          />
          <BenefitCard title="Plain" text="Where an icon would say nothing more." />
        </div>
      ),
    },
    {
      name: 'With a drawing, at night',
      background: 'night',
      element: (
        <div className="max-w-96">
          <BenefitCard
            drawing={pack.art.card?.talentPool}
            title="Focused development"
            text="The three things that carry the idea, and nothing else before the first release."
          />
        </div>
      ),
    },
  ],
});
