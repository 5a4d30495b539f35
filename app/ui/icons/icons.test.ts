import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MENU_ICONS } from '#contract/site.ts';

const file = readFileSync(new URL('icons.css', import.meta.url), 'utf8');
const names = [...file.matchAll(/^ {2}\.icon-([^ ]+) \{\n {4}--icon: url\("data:/gm)].map(
  ([, name = '']) => name,
);
const modules = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.ts') && !/^icons?\./.test(name))
  .map((name) => name.slice(0, -'.ts'.length));

test('the file has a drawing for each icon of the site and each that a menu entry may name', () => {
  expect(names).toEqual([...new Set([...modules, ...MENU_ICONS])].sort());
});

test.each(modules)('%s is the icon of its name', (name) => {
  const code = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');
  expect(code).toContain(`icon('${name}')`);
});
