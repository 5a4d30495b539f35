import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { CalculatorCopy } from '#contract/pages/staffing-sections.ts';
import { formatMoney, STAFF_ROLES, typicalPercents } from '#contract/staffing-costs.ts';
import { useFigures } from './use-figures.ts';

type WorkingsCopy = CalculatorCopy['workings'];

const percent = (share: number) => Math.round(1000 * share) / 10;

/** The formula, the assumptions and the sources of the calculator. */
export function Workings({ copy }: { copy: WorkingsCopy }) {
  const { title, formulas, notes } = copy;
  const figures = useFigures();
  const { lowerCost } = useCopy('claims');
  const { benefits, recruiting, coordination } = figures.localHire;
  const shares = {
    benefits: percent(benefits.share),
    recruiting: percent(recruiting.share),
    coordination: percent(coordination.share),
    months: recruiting.months,
  };
  const results = { ...typicalPercents(figures), claim: lowerCost?.figure ?? '' };
  return (
    <details className="group/accordion mt-5">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevron-down"
          size={20}
          className="flex-none transition-transform group-open/accordion:rotate-180"
        />
      </summary>
      <div className="card mt-2 gap-8 p-4 sm:p-7">
        <dl className="grid gap-4">
          {formulas.map((formula) => (
            <div key={formula.title}>
              <dt className="font-medium">{formula.title}</dt>
              <dd className="quiet max-w-160">{fillPlaceholders(formula.text, shares)}</dd>
            </div>
          ))}
        </dl>
        <Salaries copy={copy.salaries} />
        <div>
          <h3 className="text-xl">{notes.title}</h3>
          <ul className="quiet mt-2.5 grid max-w-160 list-disc gap-1.5 ps-5">
            {notes.items.map((note) => (
              <li key={note}>{fillPlaceholders(note, results)}</li>
            ))}
          </ul>
        </div>
        <Sources copy={copy.sources} />
      </div>
    </details>
  );
}

function Salaries({ copy: salaries }: { copy: WorkingsCopy['salaries'] }) {
  const { currency, roles, levels } = useCopy('staffing');
  const { mid, senior, lead } = levels;
  const factors = {
    mid: mid.salaryFactor,
    senior: senior.salaryFactor,
    lead: lead.salaryFactor,
  };
  return (
    <div>
      <h3 className="text-xl">{salaries.title}</h3>
      <p className="quiet mt-2.5 max-w-160">{fillPlaceholders(salaries.text, factors)}</p>
      <table className="mt-3 w-full max-w-140 border-collapse text-sm leading-snug">
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="pb-2 text-start font-medium">
              {salaries.occupation}
            </th>
            <th scope="col" className="pb-2 ps-2 text-end font-medium">
              {salaries.median}
            </th>
          </tr>
        </thead>
        <tbody>
          {STAFF_ROLES.map((role) => (
            <tr key={role} className="border-b border-hairline">
              <th scope="row" className="py-2.5 text-start font-normal">
                {roles[role].occupation}
              </th>
              <td className="py-2.5 ps-2 text-end tabular-nums">
                {formatMoney(roles[role].localMedian, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sources({ copy }: { copy: WorkingsCopy['sources'] }) {
  const { title, salaries, benefits } = copy;
  const { localHire } = useCopy('staffing');
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <p className="quiet mt-2.5 max-w-160">
        {fillPlaceholders(salaries, localHire.salaries.source)}
      </p>
      <p className="quiet mt-1.5 max-w-160">
        {fillPlaceholders(benefits, localHire.benefits.source)}
      </p>
    </div>
  );
}
