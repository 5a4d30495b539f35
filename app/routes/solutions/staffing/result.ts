/** The calculator's result as texts, for the server and for its script. */
import type { Plural } from '#contract/copy-parts.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import type { ResultLabels } from '#contract/pages/staffing-sections.ts';
import {
  compareStaffing,
  formatMoney,
  type StaffingCase,
  type StaffingCost,
  type StaffingFigures,
  typicalSalary,
} from '#contract/staffing-costs.ts';

/** Id of the calculator, the target of links and of its form. */
export const CALCULATOR_ID = 'calculator';

export interface CalculatorLabels {
  people: Plural;
  result: ResultLabels;
  /** Hint of the salary. */
  hint: string;
  /** Caption of the table. */
  caption: string;
}

type Total = 'localYear' | 'localMonth' | 'augmentedYear' | 'augmentedMonth';
export type ResultText = 'title' | 'text' | 'hint' | 'caption' | StaffingCost | Total;

export interface StaffingResult {
  texts: Record<ResultText, string>;
  /** Widths of the bars in percent; the longer one is full. */
  bars: { local: number; augmented: number };
}

export function staffingResult(
  chosen: StaffingCase,
  figures: StaffingFigures,
  labels: CalculatorLabels,
): StaffingResult {
  const money = (amount: number) => formatMoney(amount, figures.currency);
  const { costs, local, augmented, cheaper, difference, percent } = compareStaffing(
    chosen,
    figures,
  );
  const people = fillPlaceholders(plural(chosen.people, labels.people), { n: chosen.people });
  const { min, max } = figures.localHire.salaryRange;
  const values = {
    people,
    percent,
    local: money(local.month),
    augmented: money(augmented.month),
    difference: money(difference.year),
    salary: money(typicalSalary(figures, chosen.role, chosen.level)),
    min: money(min),
    max: money(max),
  };
  const { title, text } = labels.result[cheaper];
  const longer = Math.max(local.year, augmented.year);
  return {
    texts: {
      title: fillPlaceholders(title, values),
      text: fillPlaceholders(text, values),
      hint: fillPlaceholders(labels.hint, values),
      caption: fillPlaceholders(labels.caption, values),
      salary: money(costs.salary),
      benefits: money(costs.benefits),
      recruiting: money(costs.recruiting),
      price: money(costs.price),
      coordination: money(costs.coordination),
      localYear: money(local.year),
      localMonth: money(local.month),
      augmentedYear: money(augmented.year),
      augmentedMonth: money(augmented.month),
    },
    bars: { local: (100 * local.year) / longer, augmented: (100 * augmented.year) / longer },
  };
}
