import { metadata } from '#app/metadata.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { MetaArgs } from '#app/page-module.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { ValueCard } from '#app/ui/value-card/value-card.tsx';
import { Cards } from './cards.tsx';
import { Part } from './part.tsx';
import { RoleTabs } from './role-tabs.tsx';
import { SolutionFrame } from './solution-frame.tsx';
import { solutionJsonLd } from './solution-json-ld.ts';

export const handle: PageHandle = { headerTheme: 'night' };

export function meta(args: MetaArgs) {
  const copy = args.pack.copy('pages/staff-augmentation');
  return metadata(copy.meta, args);
}

export function structuredData(page: PageFacts) {
  const copy = page.pack.copy('pages/staff-augmentation');
  return solutionJsonLd(copy, page);
}

export default function StaffPage() {
  const copy = useCopy('pages/staff-augmentation');
  const { roles, why, badges } = copy;
  return (
    <SolutionFrame path="/staff-augmentation" copy={copy}>
      <Part title={roles.title} text={roles.text} ground="morning">
        <RoleTabs />
      </Part>
      <Part title={why.title} text={why.text}>
        <Cards items={why.items} card={ValueCard} />
      </Part>
      <Part title={badges.title} text={badges.text} ground="dawn">
        <ArrowLink href={badges.link.href}>{badges.link.title}</ArrowLink>
      </Part>
    </SolutionFrame>
  );
}
