import { metadata } from '#app/metadata.ts';
import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import copy from '#content/pages/review-my-app.yaml';
import type { Route } from './+types/review';
import { Cards } from './cards.tsx';
import { NumberedCard } from './numbered-card.tsx';
import { Part } from './part.tsx';
import { SolutionFrame } from './solution-frame.tsx';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

const steps = copy.implementation.items.map((item, index) => ({ ...item, number: index + 1 }));

export default function ReviewPage() {
  const { drawing, reviews, implementation } = copy;
  return (
    <SolutionFrame path="/review-my-app" copy={copy}>
      <Drawing src={drawing} className="mt-10" />
      <Part title={reviews.title} text={reviews.text}>
        <Cards items={reviews.items} card={BenefitCard} />
      </Part>
      <Part title={implementation.title} text={implementation.text} ground="deep">
        <Cards items={steps} card={NumberedCard} />
      </Part>
    </SolutionFrame>
  );
}
