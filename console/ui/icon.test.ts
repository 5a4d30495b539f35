import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from '#console/ui/icon.tsx';

test('each shared icon is drawn by the site, and no own one is drawn twice', () => {
  const css = readFileSync('app/ui/icons/icons.css', 'utf8');
  const shared = [...css.matchAll(/^ {2}\.icon-([^ ]+) \{/gm)].map(([, name]) => name);
  expect(ICONS.shared.filter((name) => !shared.includes(name))).toEqual([]);
  expect(ICONS.own.filter((name) => shared.includes(name))).toEqual([]);
});
