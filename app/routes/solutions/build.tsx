import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { BenefitRow } from '#app/ui/cards/benefit-row.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import { Cards, PART_BACKGROUNDS, Part } from './parts.tsx';
import { SolutionFrame, type SolutionParts } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/build-my-app');
export const structuredData = solutionJsonLd('pages/build-my-app');

export default function BuildPage() {
  const copy = useCopy('pages/build-my-app');
  const { benefits, services } = copy;
  const parts: SolutionParts<'build-my-app'> = {
    benefits: {
      backgrounds: PART_BACKGROUNDS.morning,
      render: ({ background }) => (
        <Part title={benefits.title} text={benefits.text} background={background}>
          <Cards items={benefits.items} card={BenefitCard} />
        </Part>
      ),
    },
    services: {
      backgrounds: PART_BACKGROUNDS.paper,
      render: () => (
        <Part title={services.title} text={services.text}>
          {services.items.map(({ title, text, points, drawing }) => (
            <BenefitRow key={title} title={title} drawing={drawing} level={3}>
              <Paragraphs texts={text} />
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </BenefitRow>
          ))}
        </Part>
      ),
    },
  };
  return <SolutionFrame page="build-my-app" copy={copy} parts={parts} />;
}
