import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatDate, formatNumber, formatUtcDate } from './formats.ts';

test('are those of US English', () => {
  expect(formatDate(new Date(2027, 0, 16).getTime())).toBe('Jan 16, 2027');
  expect(formatUtcDate(Date.UTC(2027, 0, 16))).toBe('Jan 16, 2027');
  expect(formatNumber(1204)).toBe('1,204');
});

/** Formats with a locale of their own would differ from the others. */
const FORMAT = /Intl\.\w+Format\(\s*['"[]|toLocale\w+\(/;

test('are the only ones of the console', () => {
  const files = globSync('console/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => FORMAT.test(readFileSync(file, 'utf8')))).toEqual([]);
});
