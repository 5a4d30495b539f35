import { Section } from '#app/ui/section/section.tsx';
import type { Gathering } from '#contract/gatherings.ts';
import { GatheringCard } from './gathering-card.tsx';
import type { GatheringKind } from './gathering-kind.ts';

/** Others that are to come; below each other, they go without their covers. */
export function MoreGatherings({ kind, others }: { kind: GatheringKind; others: Gathering[] }) {
  return (
    <Section ground="white" heading={kind.copy.detail.more}>
      <ul className="grid gap-4 max-lg:[&_.card-art]:hidden lg:grid-cols-3 lg:gap-6">
        {others.map((gathering) => (
          <li key={gathering.slug}>
            <GatheringCard
              kind={kind}
              gathering={gathering}
              sizes="(width >= 62.5rem) 24rem, 100vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
