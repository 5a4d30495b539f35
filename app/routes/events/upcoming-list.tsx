import { FAR_CARDS } from '#app/ui/far-cards/far-cards.ts';
import type { Gathering } from '#contract/gatherings.ts';
import { GatheringCard } from './gathering-card.tsx';
import type { GatheringKind } from './gathering-kind.ts';

const PAIR = '(width >= 48.75rem) 36rem, 100vw';
const WHOLE_ROW = '(width >= 48.75rem) 37rem, 100vw';

/** In pairs; of an odd number, the next one has a row to itself. */
export function UpcomingList({ kind, upcoming }: { kind: GatheringKind; upcoming: Gathering[] }) {
  const isOdd = upcoming.length % 2 === 1;
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {upcoming.map((gathering, position) => {
        const isWide = isOdd && position === 0;
        return (
          <li key={gathering.slug} className={isWide ? 'md:col-span-2' : FAR_CARDS}>
            <GatheringCard
              kind={kind}
              gathering={gathering}
              sizes={isWide ? WHOLE_ROW : PAIR}
              isWide={isWide}
            />
          </li>
        );
      })}
    </ul>
  );
}
