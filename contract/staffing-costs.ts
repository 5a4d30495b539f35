/** Staff augmentation in figures: what a person costs, compared with a local hire. */

/** The four kinds of role; also values of the calculator's URL. */
export const STAFF_ROLES = ['developer', 'tester', 'manager', 'designer'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_LEVELS = ['mid', 'senior', 'lead'] as const;
export type StaffLevel = (typeof STAFF_LEVELS)[number];

/** Range of people, both ends included. */
export const STAFF_PEOPLE = { min: 1, max: 10 } as const;
export const STAFF_PEOPLE_PATTERN = /^([1-9]|10)$/;

/** The fields of the form and the parameters of the URL. */
export const STAFF_PARAMETERS = ['role', 'level', 'people', 'salary', 'typical'] as const;
export type StaffParameter = (typeof STAFF_PARAMETERS)[number];

/** The part of `staffing.yaml` that the costs follow from. */
export interface StaffingFigures {
  currency: string;
  roles: Record<StaffRole, { prices: Record<StaffLevel, number>; localMedian: number }>;
  levels: Record<StaffLevel, { salaryFactor: number }>;
  localHire: {
    salaryRange: { min: number; max: number };
    benefits: { share: number };
    recruiting: { share: number; months: number };
    coordination: { share: number };
  };
}

export interface StaffingCase {
  role: StaffRole;
  level: StaffLevel;
  people: number;
  /** Yearly salary of one local hire. */
  salary: number;
}

const USUAL = { role: 'developer', level: 'senior', people: 1 } as const;

/** Typical salaries are rounded to this amount, because the median and the factor are estimates. */
const SALARY_STEP = 1000;

/** The yearly salary that is suggested for a local hire. */
export function typicalSalary(figures: StaffingFigures, role: StaffRole, level: StaffLevel) {
  const salary = figures.roles[role].localMedian * figures.levels[level].salaryFactor;
  return Math.round(salary / SALARY_STEP) * SALARY_STEP;
}

/**
 * Reads a case from a URL or a submitted form. Unknown values become the usual ones, and numbers
 * outside of their range its nearest end. A salary equal to `typical`, the one that the form
 * suggested, was not changed, so it follows role and level.
 */
export function readStaffingCase(query: URLSearchParams, figures: StaffingFigures): StaffingCase {
  const role = STAFF_ROLES.find((name) => name === query.get('role')) ?? USUAL.role;
  const level = STAFF_LEVELS.find((name) => name === query.get('level')) ?? USUAL.level;
  const people = parseAmount(query.get('people'));
  const salary = parseAmount(query.get('salary'));
  const isSuggested = salary === null || salary === parseAmount(query.get('typical'));
  return {
    role,
    level,
    people: people === null ? USUAL.people : clamp(people, STAFF_PEOPLE),
    salary: isSuggested
      ? typicalSalary(figures, role, level)
      : clamp(salary, figures.localHire.salaryRange),
  };
}

/** The query of a case. It has a salary only if that differs from the typical one. */
export function staffingQuery(
  { role, level, people, salary }: StaffingCase,
  figures: StaffingFigures,
): string {
  const query = new URLSearchParams({ role, level, people: `${people}` });
  if (salary !== typicalSalary(figures, role, level)) query.set('salary', `${salary}`);
  return query.toString();
}

/** A number as people write it: `150000`, `150,000` or `$150,000.00`. */
export const AMOUNT_PATTERN = /^\$?\s?\d[\d, ]{0,15}(\.\d{1,2})?$/;

function parseAmount(text: string | null): number | null {
  const amount = text?.trim() ?? '';
  return AMOUNT_PATTERN.test(amount) ? Math.round(Number(amount.replace(/[$,\s]/g, ''))) : null;
}

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

/** The rows of the comparison, each on one side; whole units of the currency for a year. */
export const LOCAL_COSTS = ['salary', 'benefits', 'recruiting'] as const;
export const AUGMENTED_COSTS = ['price', 'coordination'] as const;
export type StaffingCost = (typeof LOCAL_COSTS)[number] | (typeof AUGMENTED_COSTS)[number];

/** The lowest price of a person for a month. */
export const lowestPrice = ({ roles }: Pick<StaffingFigures, 'roles'>): number =>
  Math.min(...Object.values(roles).flatMap(({ prices }) => Object.values(prices)));

interface Total {
  year: number;
  month: number;
}

export interface StaffingComparison {
  costs: Record<StaffingCost, number>;
  local: Total;
  augmented: Total;
  /** The side that costs less; `same` if the difference rounds to 0%. */
  cheaper: 'augmented' | 'local' | 'same';
  /** How much less that side costs, in money and in percent of the other side. */
  difference: Total;
  percent: number;
}

/**
 * Compares the costs of a year. Each row is rounded once and the totals add up the rounded rows, so
 * a visitor who adds them up gets the same totals.
 */
export function compareStaffing(
  { role, level, people, salary }: StaffingCase,
  figures: StaffingFigures,
): StaffingComparison {
  const { benefits, recruiting, coordination } = figures.localHire;
  const salaries = people * salary;
  const costs = {
    salary: salaries,
    benefits: Math.round(salaries * benefits.share),
    recruiting: Math.round((salaries * recruiting.share * 12) / recruiting.months),
    price: people * figures.roles[role].prices[level] * 12,
    coordination: Math.round(salaries * coordination.share),
  };
  const sum = (names: readonly StaffingCost[]) =>
    totalOf(names.reduce((total, name) => total + costs[name], 0));
  const local = sum(LOCAL_COSTS);
  const augmented = sum(AUGMENTED_COSTS);
  const difference = Math.abs(local.year - augmented.year);
  const percent = Math.round((100 * difference) / Math.max(local.year, augmented.year));
  const lower = local.year < augmented.year ? 'local' : 'augmented';
  return {
    costs,
    local,
    augmented,
    cheaper: percent === 0 ? 'same' : lower,
    difference: totalOf(difference),
    percent,
  };
}

const totalOf = (year: number): Total => ({ year, month: Math.round(year / 12) });

/** The range of results for typical salaries, in percent that staff augmentation costs less. */
export function typicalPercents(figures: StaffingFigures): { min: number; max: number } {
  const percents = STAFF_ROLES.flatMap((role) =>
    STAFF_LEVELS.map((level) => {
      const salary = typicalSalary(figures, role, level);
      const { percent, cheaper } = compareStaffing({ role, level, people: 1, salary }, figures);
      return cheaper === 'local' ? -percent : percent;
    }),
  );
  return { min: Math.min(...percents), max: Math.max(...percents) };
}

/** `$5,600` */
export const formatMoney = (amount: number, currency: string): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
