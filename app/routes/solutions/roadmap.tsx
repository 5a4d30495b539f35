import { metadata } from '#app/metadata.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { ValueCard } from '#app/ui/cards/value-card.tsx';
import { Cards, DrawnCard, Part } from './parts.tsx';
import { SolutionFrame } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/roadmap-my-app');
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  const copy = page.pack.copy('pages/roadmap-my-app');
  return solutionJsonLd(copy, page);
}

export default function RoadmapPage() {
  const copy = useCopy('pages/roadmap-my-app');
  const { plan, why } = copy;
  return (
    <SolutionFrame path="/roadmap-my-app" copy={copy}>
      <Part title={plan.title} text={plan.text} ground="morning">
        <ol className="grid gap-5">
          {plan.items.map(({ title, text, drawing }) => (
            <li key={title}>
              <DrawnCard title={title} drawing={drawing}>
                <p className="quiet mt-3">{text}</p>
              </DrawnCard>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={why.title} text={why.text}>
        <Cards items={why.items} card={ValueCard} />
      </Part>
    </SolutionFrame>
  );
}
