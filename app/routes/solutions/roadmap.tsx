import { metadata } from '#app/metadata.ts';
import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { BenefitRow } from '#app/ui/benefit-row/benefit-row.tsx';
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
      <Part title={plan.title} text={plan.text}>
        {plan.items.map(({ title, text, drawing }) => (
          <BenefitRow key={title} title={title} drawing={drawing} level={3}>
            <p>{text}</p>
          </BenefitRow>
        ))}
      </Part>
      <Part title={why.title} text={why.text} ground="dawn">
        <Cards items={why.items} card={BenefitCard} />
      </Part>
    </SolutionFrame>
  );
}
