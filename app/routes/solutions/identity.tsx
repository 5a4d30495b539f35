import { metadata } from '#app/metadata.ts';
import { BenefitCard } from '#app/ui/benefit-card/benefit-card.tsx';
import { Drawing } from '#app/ui/drawing/drawing.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Timeline } from '#app/ui/timeline/timeline.tsx';
import copy from '#content/pages/implement-identity-management.yaml';
import type { Route } from './+types/identity';
import { Cards } from './cards.tsx';
import { Part } from './part.tsx';
import { Points } from './points.tsx';
import { SolutionFrame } from './solution-frame.tsx';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

const phases = copy.phases.items.map(({ title, text, points }) => ({
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
  const { partner, features, impact } = copy;
  return (
    <SolutionFrame path="/implement-identity-management" copy={copy}>
      <Part title={partner.title} text={partner.text}>
        <ArrowLink to={partner.link.href}>{partner.link.title}</ArrowLink>
        <Drawing src={partner.drawing} className="mt-6" />
      </Part>
      <Part title={copy.phases.title} text={copy.phases.text}>
        <Timeline steps={phases} />
      </Part>
      <Part title={features.title} text={features.text} ground="morning">
        <Cards items={features.items} card={BenefitCard} />
      </Part>
      <Part title={impact.title} text={impact.text} ground="dawn">
        <Cards items={impact.items} card={BenefitCard} />
      </Part>
    </SolutionFrame>
  );
}
