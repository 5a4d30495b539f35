import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPARTMENT_ICONS } from '#app/ui/job-card/tile-parts.ts';
import { MENU_ICONS } from '#contract/site.ts';

const file = readFileSync(new URL('icons.css', import.meta.url), 'utf8');
const names = [...file.matchAll(/^ {2}\.icon-([^ ]+) \{\n {4}--icon: url\("data:/gm)].map(
  ([, name = '']) => name,
);
const modules = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.ts') && !/^icons?\./.test(name))
  .map((name) => name.slice(0, -'.ts'.length));

test('the file has a drawing for each icon of the site each that a menu entry may name, and each department', () => {
  const named = [...modules, ...MENU_ICONS, ...Object.values(DEPARTMENT_ICONS)];
  expect(names).toEqual([...new Set(named)].sort());
});

test.each(modules)('%s is the icon of its name', (name) => {
  const code = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');
  expect(code).toContain(`icon('${name}')`);
});
