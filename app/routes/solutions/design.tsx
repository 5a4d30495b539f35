import { metadata } from '#app/metadata.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { Timeline } from '#app/ui/timeline/timeline.tsx';
import copy from '#content/pages/design-my-app.yaml';
import { Cards } from './cards.tsx';
import { Part } from './part.tsx';
import { SolutionFrame } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export function meta(args: MetaArgs) {
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  return solutionJsonLd(copy, page);
}

const steps = copy.steps.items.map(({ title, text, drawing }) => ({
  id: title,
  title,
  body: (
    <>
      <p>{text}</p>
      <Drawing src={drawing} className="mt-6" />
    </>
  ),
}));

export default function DesignPage() {
  const { title, text, items } = copy.benefits;
  return (
    <SolutionFrame path="/design-my-app" copy={copy}>
      <Part title={copy.steps.title} text={copy.steps.text}>
        <Timeline steps={steps} />
      </Part>
      <Part title={title} text={text} ground="dawn">
        <Cards items={items} card={BenefitCard} />
      </Part>
    </SolutionFrame>
  );
}
