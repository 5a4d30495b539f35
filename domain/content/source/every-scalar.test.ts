import { expect, test } from 'vitest';
import { editProblem, NEW_VALUES, packSources, scalarFields } from '#tests/scalar-edits.ts';

test('a sample of all scalars takes any value', () => {
  const fields = packSources().flatMap(scalarFields);
  expect(fields.length).toBeGreaterThan(10_000);
  const problems = fields
    .filter((_field, index) => index % 20 === 0)
    .flatMap((field, index) => {
      const value = NEW_VALUES[index % NEW_VALUES.length] ?? '';
      return editProblem(field, value) ?? [];
    });
  expect(problems).toEqual([]);
});
