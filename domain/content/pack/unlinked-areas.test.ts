import { expect, test } from 'vitest';
import { PACK } from '#tests/pack.ts';
import { inspectPack } from './read-pack.ts';
import { unlinkedAreas } from './unlinked-areas.ts';

test('an area is found by a link in a menu or on a page', async () => {
  const { copies } = await inspectPack(PACK, Date.now());
  expect(unlinkedAreas(copies)).toEqual([]);
  const [site, areas] = [copies.get('site.yaml') as object, { without: ['press', 'office'] }];
  const few = (more: object) =>
    new Map([['site.yaml', { ...site, menus: {}, footer: {}, ...more }]]);
  const unlinked = unlinkedAreas(few(areas));
  expect(unlinked).toContain('/blogs-and-insights');
  expect(unlinked).not.toContain('/office');
  const linked = new Map<string, object>([
    ...few(areas),
    ['pages/home.yaml', { href: '/blogs-and-insights?q=a' }],
  ]);
  expect(unlinkedAreas(linked)).not.toContain('/blogs-and-insights');
});
