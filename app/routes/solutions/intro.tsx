import { useCopy } from '#app/pack-context.ts';
import { ClaimFigure } from '#app/ui/claim/claim-figure.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import { sectionsOf } from '#contract/page-sections.ts';
import type { SolutionPage, SolutionSection } from '#contract/pages/solutions.ts';
import { priceLink } from './staffing/prices.tsx';

/** What the solution is, with a link to its prices and the figures that support it. */
export function Intro({ copy }: { copy: SolutionPage }) {
  const { intro, claims = [], prices } = copy;
  const hasPrices = sectionsOf('solutions/*', copy).includes('prices');
  return (
    <section className="@container">
      <h2 className="max-w-160 text-3xl tracking-[-0.03em]">{intro.title}</h2>
      <div className="quiet mt-5 grid max-w-160 gap-4 text-lg">
        <Paragraphs texts={intro.text} />
      </div>
      {prices && hasPrices && <PriceLink prices={prices} />}
      {claims.length > 0 && (
        <div
          className={`mt-3 ${claims.length > 1 ? `grid gap-x-8 ${claims.length === 3 ? '@2xl:grid-cols-3' : '@xl:grid-cols-2'}` : 'max-w-140'}`}
        >
          {claims.map((name) => (
            <ClaimFigure key={name} name={name} />
          ))}
        </div>
      )}
    </section>
  );
}

function PriceLink({ prices }: { prices: SolutionSection<'prices'> }) {
  return <ArrowLink link={priceLink(prices, useCopy('staffing'))} className="mt-3" />;
}
