import { useCopy } from '#app/pack-context.ts';
import { Part } from '#app/routes/solutions/parts.tsx';
import { columnsOf, spanOf } from '#app/ui/cards/card-columns.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { SolutionSection } from '#contract/pages/solutions.ts';

/** More steps are below each other. */
const MAX_IN_ROW = 4;
const ROW_STEP = '@3xl:border-t-2 @3xl:border-s-0 @3xl:pt-5 @3xl:pe-5 @3xl:ps-0';

/** What happens if someone leaves: the steps by day, and what they cost. */
export function Leaving({ copy }: { copy: SolutionSection<'leaving'> }) {
  const { title, text, steps, facts } = copy;
  const { terms } = useCopy('staffing');
  const isRow = steps.length <= MAX_IN_ROW;
  return (
    <Part id="leaving" title={title} text={text} background="deep">
      <ol className={`grid gap-y-8 ${isRow ? '@3xl:auto-cols-fr @3xl:grid-flow-col' : ''}`}>
        {steps.map((step) => (
          <li
            key={step.title}
            className={`relative border-s-2 border-primary-300 ps-5 ${isRow ? ROW_STEP : ''}`}
          >
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -start-[7px] size-3 rounded-full bg-primary-300 ${isRow ? '@3xl:-top-[7px] @3xl:start-0' : ''}`}
            />
            <p className="text-sm font-medium text-(--mark)">
              {fillPlaceholders(step.when, terms)}
            </p>
            <h3 className="mt-1.5 text-xl">{step.title}</h3>
            <p className="quiet mt-2 max-w-120">{fillPlaceholders(step.text, terms)}</p>
          </li>
        ))}
      </ol>
      <dl
        className={`mt-10 grid gap-x-8 gap-y-5 border-t border-white/20 pt-8 ${columnsOf(facts.length, 'container')}`}
      >
        {facts.map((fact, index) => (
          <div key={fact.title} className={spanOf(index, facts.length, 'container') || undefined}>
            <dt className="font-bold">{fact.title}</dt>
            <dd className="quiet mt-1.5 max-w-120">{fillPlaceholders(fact.text, terms)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
