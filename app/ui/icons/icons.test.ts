import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPARTMENT_ICONS } from '#app/ui/job-card/tile-parts.ts';
import { BUILT_IN_ICONS } from '#contract/icons.ts';
import { ICONS } from './icon.tsx';

const file = readFileSync(new URL('icons.css', import.meta.url), 'utf8');
const names = [...file.matchAll(/^ {2}\.icon-([^ ]+) \{\n {4}--icon: url\("data:/gm)].map(
  ([, name = '']) => name,
);

test('has a drawing for each icon and for no other', () => {
  expect(names).toEqual([...ICONS]);
  expect(names).toEqual([...ICONS].sort());
});

test('has every built-in icon of packs, and of departments', () => {
  expect(ICONS).toEqual(expect.arrayContaining([...BUILT_IN_ICONS]));
  expect(ICONS).toEqual(expect.arrayContaining(Object.values(DEPARTMENT_ICONS)));
});
