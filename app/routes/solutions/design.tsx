import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { Timeline } from '#app/ui/layout/timeline.tsx';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { Cards, PART_BACKGROUNDS, Part } from './parts.tsx';
import { SolutionFrame, type SolutionParts } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/design-my-app');
export const structuredData = solutionJsonLd('pages/design-my-app');

const stepsOf = (pack: LocalizedPack) =>
  pack.copy('pages/design-my-app').steps.items.map(({ title, text, drawing }) => ({
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
  const pack = usePack();
  const copy = useCopy('pages/design-my-app');
  const { steps, benefits } = copy;
  const parts: SolutionParts<'design-my-app'> = {
    steps: {
      backgrounds: PART_BACKGROUNDS.paper,
      render: () => (
        <Part title={steps.title} text={steps.text}>
          <Timeline steps={stepsOf(pack)} />
        </Part>
      ),
    },
    benefits: {
      backgrounds: PART_BACKGROUNDS.dawn,
      render: ({ background }) => (
        <Part title={benefits.title} text={benefits.text} background={background}>
          <Cards items={benefits.items} card={BenefitCard} />
        </Part>
      ),
    },
  };
  return <SolutionFrame page="design-my-app" copy={copy} parts={parts} />;
}
