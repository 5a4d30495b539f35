/** The sections beside the list of solutions. */
import { BenefitCard } from '#app/ui/cards/benefit-card.tsx';
import { CardGrid } from '#app/ui/cards/card-grid.tsx';
import { ValueCard } from '#app/ui/cards/value-card.tsx';
import type { ArrangedSection } from '#app/ui/layout/arranged-sections.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import type { SectionId } from '#contract/page-sections.ts';
import type { SolutionPage } from '#contract/pages/solutions.ts';
import { isBand } from './bands.tsx';
import { Implementation, Partner, Services } from './drawn-parts.tsx';
import { PART_BACKGROUNDS, Part, type PartBackground, WideDrawing } from './parts.tsx';
import { Calculator } from './staffing/calculator.tsx';
import { Leaving } from './staffing/leaving.tsx';
import { Prices } from './staffing/prices.tsx';
import { Profiles } from './staffing/profiles.tsx';
import { Phases, Plan, Roles, Steps } from './step-parts.tsx';

type SolutionId = SectionId<'solutions/*'>;
export type PartId = Exclude<SolutionId, 'hero' | 'intro' | 'sample' | 'questions' | 'closing'>;

const OTHERS: readonly SolutionId[] = ['hero', 'intro'];
export const isPart = (id: SolutionId): id is PartId => !OTHERS.includes(id) && !isBand(id);

type Parts = Record<PartId, ArrangedSection<PartBackground> | undefined>;

const { paper, morning, dawn, deep } = PART_BACKGROUNDS;

/** @param ids the sections that the page shows, in their order */
export function partsOf(copy: SolutionPage, ids: readonly PartId[]): Parts {
  const { partner, phases, drawing, steps, plan, roles, prices, calculator, profiles } = copy;
  const { benefits, services, reviews, implementation, features, impact } = copy;
  const { why, leaving, badges } = copy;
  /** A panel in a light color. At the end of the column it has the color of the dawn. */
  const light = (id: PartId) => (id === ids.at(-1) ? dawn : morning);
  const cards = (
    id: PartId,
    part: typeof benefits | typeof impact,
  ): ArrangedSection<PartBackground> | undefined =>
    part && {
      backgrounds: light(id),
      render: ({ background }) => (
        <Part title={part.title} text={part.text} background={background}>
          <CardGrid items={part.items} card={BenefitCard} width="container" gap="gap-5" />
        </Part>
      ),
    };
  return {
    partner: partner && { backgrounds: paper, render: () => <Partner copy={partner} /> },
    phases: phases && { backgrounds: paper, render: () => <Phases copy={phases} /> },
    drawing:
      drawing === undefined
        ? undefined
        : { backgrounds: paper, render: () => <WideDrawing src={drawing} /> },
    steps: steps && { backgrounds: paper, render: () => <Steps copy={steps} /> },
    plan: plan && {
      backgrounds: light('plan'),
      render: ({ background }) => <Plan copy={plan} background={background} />,
    },
    roles: roles && {
      backgrounds: light('roles'),
      render: ({ background }) => <Roles copy={roles} background={background} />,
    },
    prices: prices && {
      backgrounds: paper,
      render: () => <Prices copy={prices} hasCalculator={ids.includes('calculator')} />,
    },
    calculator: calculator && {
      backgrounds: dawn,
      render: ({ background }) => <Calculator copy={calculator} background={background} />,
    },
    profiles: profiles && {
      backgrounds: light('profiles'),
      render: ({ background }) => <Profiles copy={profiles} background={background} />,
    },
    benefits: cards('benefits', benefits),
    services: services && { backgrounds: paper, render: () => <Services copy={services} /> },
    reviews: reviews && {
      backgrounds: paper,
      render: () => (
        <Part title={reviews.title} text={reviews.text}>
          <CardGrid items={reviews.items} card={BenefitCard} width="container" gap="gap-5" />
        </Part>
      ),
    },
    implementation: implementation && {
      backgrounds: deep,
      render: ({ background }) => <Implementation copy={implementation} background={background} />,
    },
    features: cards('features', features),
    impact: cards('impact', impact),
    why: why && {
      backgrounds: paper,
      render: () => (
        <Part title={why.title} text={why.text}>
          <CardGrid items={why.items} card={ValueCard} width="container" gap="gap-5" />
        </Part>
      ),
    },
    leaving: leaving && { backgrounds: deep, render: () => <Leaving copy={leaving} /> },
    badges: badges && {
      backgrounds: light('badges'),
      render: ({ background }) => (
        <Part title={badges.title} text={badges.text} background={background}>
          <ArrowLink link={badges.link} />
        </Part>
      ),
    },
  };
}
