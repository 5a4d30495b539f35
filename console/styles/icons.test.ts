import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from '#console/ui/icon.tsx';

const drawnIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}\.icon-([^ ]+) \{/gm)].map(([, name]) => name);

test('defines each icon exactly once', () => {
  const shared = drawnIn('app/ui/icons/icons.css');
  const own = drawnIn('console/styles/icons.css');
  expect(ICONS.shared.filter((name) => !shared.includes(name))).toEqual([]);
  expect([...own].sort()).toEqual([...ICONS.own].sort());
  expect(own.filter((name) => shared.includes(name))).toEqual([]);
});
