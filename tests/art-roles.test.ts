import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roleTable } from './art-roles.ts';

test('the documentation for editors lists every role', () => {
  expect(readFileSync('docs/content.md', 'utf8')).toContain(`\n${roleTable()}\n`);
});
