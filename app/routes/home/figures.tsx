import type { SectionCopy } from '#app/pack.ts';
import { ClaimRow } from '#app/ui/claim/claim-row.tsx';
import { continuesPaper, type HomePlace, paperSpace } from './home-place.ts';

interface FiguresProps {
  copy: NonNullable<SectionCopy<'pages/home', 'why'>['figures']>;
  place: HomePlace;
  /** It is the end of 'Why We Exist', not a section with its own heading level. */
  isEndOfWhy: boolean;
}

/** The strongest claims. */
export function Figures({ copy: { title, claims }, place, isEndOfWhy }: FiguresProps) {
  const top = continuesPaper(place) ? 'pt-14 lg:pt-18' : undefined;
  const className = `wrap ${paperSpace(place, top)}`;
  const figures = <ClaimRow names={claims} width="compact" />;
  if (!isEndOfWhy) {
    return (
      <section aria-labelledby="figures-title" className={className}>
        <h2 id="figures-title" className="mb-7 text-2xl">
          {title}
        </h2>
        {figures}
      </section>
    );
  }
  return (
    <div className={className}>
      <h3 className="mb-7 text-2xl">{title}</h3>
      {figures}
    </div>
  );
}
