import { describe, expect, test } from 'vitest';
import {
  compareStaffing,
  formatMoney,
  lowestPrice,
  readStaffingCase,
  STAFF_LEVELS,
  STAFF_ROLES,
  type StaffingFigures,
  staffingQuery,
  typicalPercents,
  typicalSalary,
} from './staffing-costs.ts';

const role = (localMedian: number, mid: number) => ({
  localMedian,
  prices: { mid, senior: mid + 1000, lead: mid + 2000 },
});

const FIGURES: StaffingFigures = {
  currency: 'USD',
  roles: {
    developer: role(120_400, 5000),
    tester: role(100_000, 4000),
    manager: role(110_000, 4000),
    designer: role(90_000, 3500),
  },
  levels: {
    mid: { salaryFactor: 0.8 },
    senior: { salaryFactor: 1 },
    lead: { salaryFactor: 1.25 },
  },
  localHire: {
    salaryRange: { min: 20_000, max: 400_000 },
    benefits: { share: 0.3 },
    recruiting: { share: 0.2, months: 36 },
    coordination: { share: 0.05 },
  },
};

const read = (query: string) => readStaffingCase(new URLSearchParams(query), FIGURES);
const compare = (query: string) => compareStaffing(read(query), FIGURES);
const USUAL = { role: 'developer', level: 'senior', people: 1, salary: 120_000 };

test('a typical salary is the median times the factor of the level, in thousands', () => {
  expect(typicalSalary(FIGURES, 'developer', 'mid')).toBe(96_000);
  expect(typicalSalary(FIGURES, 'developer', 'senior')).toBe(120_000);
  expect(typicalSalary(FIGURES, 'designer', 'lead')).toBe(113_000);
});

describe('a case from a URL', () => {
  test('has usual values', () => {
    expect(read('')).toEqual(USUAL);
    expect(read('role=&level=&people=&salary=')).toEqual(USUAL);
  });

  test('is read', () => {
    expect(read('role=tester&level=lead&people=4&salary=150000')).toEqual({
      role: 'tester',
      level: 'lead',
      people: 4,
      salary: 150_000,
    });
  });

  test.each([
    ['150000', 150_000],
    ['150,000', 150_000],
    [' $150,000.00 ', 150_000],
    ['150 000', 150_000],
    ['99999.5', 100_000],
  ])('a salary may be written as %s', (text, salary) => {
    expect(read(new URLSearchParams({ salary: text }).toString()).salary).toBe(salary);
  });

  test.each([
    ['people=0', { people: 1 }],
    ['people=11', { people: 10 }],
    ['people=9999999999999999', { people: 10 }],
    ['salary=0', { salary: 20_000 }],
    ['salary=1', { salary: 20_000 }],
    ['salary=999999999', { salary: 400_000 }],
  ])('%s is moved into the range', (query, values) => {
    expect(read(query)).toEqual({ ...USUAL, ...values });
  });

  test.each([
    'role=constructor&level=__proto__',
    'role=developer%00&level=SENIOR',
    'people=-3&salary=-1',
    'people=NaN&salary=Infinity',
    'people=1e9&salary=1e9',
    'people=0x10&salary=0x10',
    'people=2;3&salary=12abc',
    'people=%D9%A3&salary=%D9%A3',
    `salary=${'9'.repeat(100_000)}`,
    'salary=%3Cscript%3Ealert(1)%3C/script%3E',
    'typical=120000&salary=',
  ])('%s is ignored', (query) => {
    expect(read(query)).toEqual(USUAL);
  });

  test('a suggested salary follows the role, and a typed one stays', () => {
    const query = 'role=tester&level=senior&typical=120000';
    expect(read(`${query}&salary=120000`).salary).toBe(100_000);
    expect(read(`${query}&salary=120,000`).salary).toBe(100_000);
    expect(read(`${query}&salary=121000`).salary).toBe(121_000);
  });

  test('is the same after its query was written', () => {
    for (const query of ['', 'role=manager&level=mid&people=10&salary=88000']) {
      expect(read(staffingQuery(read(query), FIGURES))).toEqual(read(query));
    }
    expect(staffingQuery(read(''), FIGURES)).toBe('role=developer&level=senior&people=1');
  });
});

describe('the comparison', () => {
  test('adds up each side', () => {
    expect(compare('')).toEqual({
      costs: {
        salary: 120_000,
        benefits: 36_000,
        recruiting: 8000,
        price: 72_000,
        coordination: 6000,
      },
      local: { year: 164_000, month: 13_667 },
      augmented: { year: 78_000, month: 6500 },
      cheaper: 'augmented',
      difference: { year: 86_000, month: 7167 },
      percent: 52,
    });
  });

  test('multiplies before it rounds', () => {
    const { costs } = compare('people=3&salary=100001');
    expect(costs).toEqual({
      salary: 300_003,
      benefits: 90_001,
      recruiting: 20_000,
      price: 216_000,
      coordination: 15_000,
    });
  });

  test('every row is a whole number, and the rows add up to the totals', () => {
    for (const name of STAFF_ROLES) {
      for (const level of STAFF_LEVELS) {
        for (const salary of [20_000, 54_321, 99_999, 400_000]) {
          const { costs, local, augmented } = compareStaffing(
            { role: name, level, people: 7, salary },
            FIGURES,
          );
          expect(Object.values(costs).every(Number.isInteger)).toBe(true);
          expect(local.year).toBe(costs.salary + costs.benefits + costs.recruiting);
          expect(augmented.year).toBe(costs.price + costs.coordination);
        }
      }
    }
  });

  test('says so if the local hire costs less, without a negative amount', () => {
    const result = compare('salary=40000');
    expect(result.cheaper).toBe('local');
    // 54,667 for the local hire, and 74,000 for the other.
    expect(result.difference).toEqual({ year: 19_333, month: 1611 });
    expect(result.percent).toBe(26);
  });

  test('a difference below half a percent is none', () => {
    const augmentedYear = 72_000;
    const salary = Math.round(augmentedYear / (1.3 + 0.2 / 3 - 0.05));
    expect(compare(`salary=${salary}`)).toMatchObject({ cheaper: 'same', percent: 0 });
  });

  test('the range of typical results contains the usual one', () => {
    const { min, max } = typicalPercents(FIGURES);
    expect(min).toBeLessThanOrEqual(52);
    expect(max).toBeGreaterThanOrEqual(52);
  });
});

test('the lowest price is that of the least expensive role and level', () => {
  expect(lowestPrice(FIGURES)).toBe(3500);
});

test('money has no cents', () => {
  expect(formatMoney(5600, 'USD')).toBe('$5,600');
  expect(formatMoney(1_234_567, 'EUR')).toBe('€1,234,567');
});
