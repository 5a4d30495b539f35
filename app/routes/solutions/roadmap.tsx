import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { ValueCard } from '#app/ui/cards/value-card.tsx';
import { Cards, DrawnCard, PART_BACKGROUNDS, Part } from './parts.tsx';
import { SolutionFrame, type SolutionParts } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/roadmap-my-app');
export const structuredData = solutionJsonLd('pages/roadmap-my-app');

export default function RoadmapPage() {
  const copy = useCopy('pages/roadmap-my-app');
  const { plan, why } = copy;
  const parts: SolutionParts<'roadmap-my-app'> = {
    plan: {
      backgrounds: PART_BACKGROUNDS.morning,
      render: ({ background }) => (
        <Part title={plan.title} text={plan.text} background={background}>
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
      ),
    },
    why: {
      backgrounds: PART_BACKGROUNDS.paper,
      render: () => (
        <Part title={why.title} text={why.text}>
          <Cards items={why.items} card={ValueCard} />
        </Part>
      ),
    },
  };
  return <SolutionFrame page="roadmap-my-app" copy={copy} parts={parts} />;
}
