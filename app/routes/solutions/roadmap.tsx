import { metadata } from '#app/metadata.ts';
import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { ValueCard } from '#app/ui/value-card/value-card.tsx';
import copy from '#content/pages/roadmap-my-app.yaml';
import type { Route } from './+types/roadmap';
import { Cards } from './cards.tsx';
import { Part } from './part.tsx';
import { SolutionFrame } from './solution-frame.tsx';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export default function RoadmapPage() {
  const { plan, why } = copy;
  return (
    <SolutionFrame path="/roadmap-my-app" copy={copy}>
      <Part title={plan.title} text={plan.text} ground="morning">
        <Cards items={plan.items} card={BenefitCard} />
      </Part>
      <Part title={why.title} text={why.text}>
        <Cards items={why.items} card={ValueCard} />
      </Part>
    </SolutionFrame>
  );
}
