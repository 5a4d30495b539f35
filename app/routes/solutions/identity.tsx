import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { BenefitRow } from '#app/ui/cards/benefit-row.tsx';
import { Timeline } from '#app/ui/layout/timeline.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Cards, PART_BACKGROUNDS, Part, Points, WideDrawing } from './parts.tsx';
import { SolutionFrame, type SolutionParts } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/implement-identity-management');
export const structuredData = solutionJsonLd('pages/implement-identity-management');

const phasesOf = (pack: LocalizedPack) =>
  pack.copy('pages/implement-identity-management').phases.items.map(({ title, text, points }) => ({
    id: title,
    title,
    body: (
      <>
        <p>{text}</p>
        <Points points={points} />
      </>
    ),
  }));

export default function IdentityPage() {
  const pack = usePack();
  const copy = useCopy('pages/implement-identity-management');
  const { partner, phases, drawing, features, impact } = copy;
  const parts: SolutionParts<'implement-identity-management'> = {
    partner: {
      backgrounds: PART_BACKGROUNDS.paper,
      render: () => (
        <section className="mt-18 lg:mt-22">
          <BenefitRow title={partner.title} drawing={partner.drawing}>
            <p>{partner.text}</p>
            <ArrowLink link={partner.link} />
          </BenefitRow>
        </section>
      ),
    },
    phases: {
      backgrounds: PART_BACKGROUNDS.paper,
      render: () => (
        <Part title={phases.title} text={phases.text}>
          <Timeline steps={phasesOf(pack)} />
          <WideDrawing src={drawing} />
        </Part>
      ),
    },
    features: {
      backgrounds: PART_BACKGROUNDS.morning,
      render: ({ background }) => (
        <Part title={features.title} text={features.text} background={background}>
          <Cards items={features.items} card={BenefitCard} />
        </Part>
      ),
    },
    impact: {
      backgrounds: PART_BACKGROUNDS.dawn,
      render: ({ background }) => (
        <Part title={impact.title} text={impact.text} background={background}>
          <Cards items={impact.items} card={BenefitCard} />
        </Part>
      ),
    },
  };
  return <SolutionFrame page="implement-identity-management" copy={copy} parts={parts} />;
}
