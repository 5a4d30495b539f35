import { expect, test } from 'vitest';
import { currentSection } from './table-of-contents.behavior.ts';

test('is the last section whose heading has passed 150 px', () => {
  expect(currentSection([400, 900, 1400])).toBe(0);
  expect(currentSection([150, 650, 1150])).toBe(0);
  expect(currentSection([-350, 153, 650])).toBe(0);
  expect(currentSection([-350, 150.4, 650])).toBe(1);
  expect(currentSection([-1350, -850, -100])).toBe(2);
});

test('is the last section at the end of the page, where its heading may stay lower', () => {
  expect(currentSection([-100, 300, 600], true)).toBe(2);
});
