import { expect, test } from 'vitest';
import {
  editProblem,
  NEW_VALUES,
  packSources,
  type ScalarField,
  scalarFields,
} from '#tests/scalar-edits.ts';

/** Minutes of parsing, because the text is parsed after each change. */
const TIMEOUT = 30 * 60_000;

/** An ordinary value, and two of the others. All are tried in each file with enough scalars. */
const valuesFor = (index: number) => [
  NEW_VALUES[0] ?? '',
  NEW_VALUES[1 + ((index * 2) % (NEW_VALUES.length - 1))] ?? '',
  NEW_VALUES[1 + ((index * 2 + 1) % (NEW_VALUES.length - 1))] ?? '',
];

const problemsOf = (field: ScalarField, index: number) =>
  valuesFor(index).flatMap((value) => editProblem(field, value) ?? []);

test('every scalar of every pack takes any value', { timeout: TIMEOUT }, () => {
  const fields = packSources().flatMap(scalarFields);
  expect(fields.length).toBeGreaterThan(10_000);
  expect(fields.flatMap(problemsOf)).toEqual([]);
});
