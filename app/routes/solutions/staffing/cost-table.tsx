import type { CalculatorCopy } from '#contract/pages/staffing-sections.ts';
import { AUGMENTED_COSTS, LOCAL_COSTS, type StaffingCost } from '#contract/staffing-costs.ts';
import type { ResultText, StaffingResult } from './result.ts';

const AMOUNT = 'ps-2 text-end whitespace-nowrap tabular-nums';
const CELL = `${AMOUNT} py-2.5`;
const COLUMN = 'pb-2 ps-2 text-end align-bottom font-medium';

interface CostTableProps extends Pick<StaffingResult, 'texts'> {
  table: CalculatorCopy['table'];
}

/** Every cost of both sides for a year, and the totals. */
export function CostTable({ texts, table }: CostTableProps) {
  const amount = (name: ResultText) => <span data-text={name}>{texts[name]}</span>;
  const row = (name: StaffingCost, local: 'amount' | 'none', augmented: 'amount' | 'included') => (
    <tr key={name} className="border-b border-hairline">
      <th scope="row" className="py-2.5 text-start font-normal">
        {table.costs[name]}
      </th>
      <td className={CELL}>{local === 'amount' ? amount(name) : table.none}</td>
      <td className={CELL}>{augmented === 'amount' ? amount(name) : table.included}</td>
    </tr>
  );
  return (
    <table className="mt-9 w-full border-collapse text-sm leading-snug">
      <caption data-text="caption" className="pb-3 text-start text-ink-600">
        {texts.caption}
      </caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className="pb-2 text-start align-bottom font-medium">
            {table.cost}
          </th>
          <th scope="col" className={COLUMN}>
            {table.local}
          </th>
          <th scope="col" className={COLUMN}>
            {table.augmented}
          </th>
        </tr>
      </thead>
      <tbody>
        {LOCAL_COSTS.map((name) => row(name, 'amount', 'included'))}
        {AUGMENTED_COSTS.map((name) => row(name, 'none', 'amount'))}
      </tbody>
      <tfoot className="font-bold">
        <tr>
          <th scope="row" className="pt-3 pb-1 text-start">
            {table.year}
          </th>
          <td className={`${AMOUNT} pt-3 pb-1`}>{amount('localYear')}</td>
          <td className={`${AMOUNT} pt-3 pb-1`}>{amount('augmentedYear')}</td>
        </tr>
        <tr>
          <th scope="row" className="pb-1 text-start">
            {table.month}
          </th>
          <td className={`${AMOUNT} pb-1`}>{amount('localMonth')}</td>
          <td className={`${AMOUNT} pb-1`}>{amount('augmentedMonth')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
