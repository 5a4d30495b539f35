/** The documented table of structured data matches the one that pages are tested against. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOOGLE } from './google-types.ts';

const names = (paths: readonly string[]) =>
  paths.map((path) => `\`${path.replaceAll('|', ' or ')}\``).join(', ') || 'none';

/** A type that pages use, such as `| Event | … |`. */
const rows = Object.entries(GOOGLE).map(([type, { required, recommended, omitted = {} }]) => {
  const documented = recommended.filter((path) => !(path in omitted));
  const reasons = Object.groupBy(Object.keys(omitted), (path) => omitted[path] ?? '');
  const left = Object.entries(reasons).map(([reason, paths = []]) => `${names(paths)}: ${reason}`);
  return `| ${type} | ${names(required)} | ${names(documented)} | ${left.join('; ') || 'nothing'} |`;
});

test('docs/structured-data.md has the tables of tests/google-types.ts', () => {
  const lines = readFileSync('docs/structured-data.md', 'utf8').split('\n');
  expect(lines.filter((line) => /^\| [A-Z]\w+ \| [`n]/.test(line))).toEqual(rows);
});

test('every omitted recommended property has a reason, and no other', () => {
  for (const { recommended, omitted = {} } of Object.values(GOOGLE)) {
    expect(Object.keys(omitted).filter((path) => !recommended.includes(path))).toEqual([]);
  }
});
