import { useCopy } from '#app/pack-context.ts';
import { Part } from '#app/routes/solutions/parts.tsx';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { SolutionSection } from '#contract/pages/solutions.ts';
import type { Link } from '#contract/site.ts';
import type { Staffing } from '#contract/staffing.ts';
import { formatMoney, lowestPrice, STAFF_LEVELS, STAFF_ROLES } from '#contract/staffing-costs.ts';
import { CALCULATOR_ID } from './result.ts';

/** Target of links, also from other pages. */
const ID = 'prices';

type PricesCopy = SolutionSection<'prices'>;

/** Links to the prices with the lowest one. */
export function priceLink({ from }: PricesCopy, staffing: Staffing): Link {
  const price = formatMoney(lowestPrice(staffing), staffing.currency);
  return { title: fillPlaceholders(from, { price }), href: `#${ID}` };
}

interface PricesProps {
  copy: PricesCopy;
  /** The page has the calculator, to which the prices link. */
  hasCalculator: boolean;
}

/** Monthly prices by role and level, with what they include. */
export function Prices({ copy, hasCalculator }: PricesProps) {
  const { terms, levels } = useCopy('staffing');
  return (
    <Part id={ID} title={copy.title} text={copy.text}>
      <PriceTable copy={copy} />
      <dl className="mt-7 grid gap-x-8 gap-y-4 @2xl:grid-cols-3">
        {STAFF_LEVELS.map((level) => (
          <div key={level}>
            <dt className="font-medium">{levels[level].label}</dt>
            <dd className="quiet mt-0.5 max-w-120 text-sm">{levels[level].text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 grid gap-x-8 gap-y-8 border-t border-hairline pt-8 @2xl:grid-cols-2">
        {(['included', 'excluded'] as const).map((name) => (
          <div key={name}>
            <h3 className="text-xl">{copy[name].title}</h3>
            <ul className="mt-3.5 grid gap-2.5">
              {copy[name].items.map((item) => (
                <li key={item} className="flex gap-3">
                  <Icon
                    name={MARKS[name]}
                    size={20}
                    className={`mt-0.5 flex-none ${TINTS[name]}`}
                  />
                  <span className="min-w-0">{fillPlaceholders(item, terms)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-8 rounded-card bg-primary-100 p-5 sm:p-6">
        <p className="max-w-160">{fillPlaceholders(copy.quote.text, terms)}</p>
        <p className="mt-2 flex flex-wrap gap-x-7">
          <ArrowLink link={copy.quote.link} />
          {hasCalculator && <ArrowLink link={{ title: copy.compare, href: `#${CALCULATOR_ID}` }} />}
        </p>
      </div>
    </Part>
  );
}

const MARKS = { included: 'check', excluded: 'minus' } as const satisfies Record<string, IconName>;
const TINTS = { included: 'text-primary-600', excluded: 'text-ink-500' } as const;

function PriceTable({ copy: { caption, role: roleHeading } }: { copy: PricesCopy }) {
  const { currency, roles, levels } = useCopy('staffing');
  return (
    <div className="card p-4 sm:p-7">
      <table className="w-full border-collapse">
        <caption className="pb-4 text-start text-sm text-ink-600">
          {fillPlaceholders(caption, { currency })}
        </caption>
        <thead>
          <tr className="border-b border-ink text-sm">
            <th scope="col" className="pb-2.5 text-start font-medium">
              {roleHeading}
            </th>
            {STAFF_LEVELS.map((level) => (
              <th key={level} scope="col" className="pb-2.5 ps-2 text-end font-medium">
                {levels[level].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STAFF_ROLES.map((role) => (
            <tr key={role} className="border-b border-hairline last:border-0">
              <th scope="row" className="py-3.5 text-start leading-snug font-medium">
                {roles[role].label}
              </th>
              {STAFF_LEVELS.map((level) => (
                <td
                  key={level}
                  className="py-3.5 ps-2 text-end font-bold whitespace-nowrap tabular-nums"
                >
                  {formatMoney(roles[role].prices[level], currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
