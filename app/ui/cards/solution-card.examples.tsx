import type { Examples } from '#app/examples.ts';
import { SolutionCard } from './solution-card.tsx';

export const examples: Examples = {
  title: 'Solution card',
  examples: [
    {
      name: 'Three in a row',
      element: (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <SolutionCard
            icon="pen-tool"
            title="Design my app"
            description="Screens that people understand, drawn, tested and ready to build."
            path="/design-my-app"
          />
          <SolutionCard
            icon="hammer"
            title="Build my app"
            description="A first release that can be sold, measured and changed."
            path="/build-my-app"
          />
          <SolutionCard
            icon="fingerprint-pattern"
            title="Implement identity management"
            description="One sign-in for everything, with Okta."
            path="/implement-identity-management"
          />
        </div>
      ),
    },
  ],
};
