import type { Examples } from '#app/ui/examples/examples.ts';
import Fingerprint from '#app/ui/icons/fingerprint-pattern.ts';
import Hammer from '#app/ui/icons/hammer.ts';
import PenTool from '#app/ui/icons/pen-tool.ts';
import { SolutionCard } from './solution-card.tsx';

export const examples: Examples = {
  title: 'Solution card',
  examples: [
    {
      name: 'Three abreast',
      element: (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <SolutionCard
            icon={PenTool}
            title="Design my app"
            description="Screens that people understand, drawn, tested and ready to build."
            path="/design-my-app"
          />
          <SolutionCard
            icon={Hammer}
            title="Build my app"
            description="A first release that can be sold, measured and changed."
            path="/build-my-app"
          />
          <SolutionCard
            icon={Fingerprint}
            title="Implement identity management"
            description="One sign-in for everything, with Okta."
            path="/implement-identity-management"
          />
        </div>
      ),
    },
  ],
};
