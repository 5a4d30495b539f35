import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MENU_ICONS } from '#contract/site.ts';

test('the file has a drawing for each icon that a menu entry may name', () => {
  const file = readFileSync(new URL('menu-icons.svg', import.meta.url), 'utf8');
  const names = [...file.matchAll(/<symbol id="menu-([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([...MENU_ICONS]);
});
