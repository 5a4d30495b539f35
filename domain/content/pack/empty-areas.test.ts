import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '#contract/collections.ts';
import { AREAS } from '#tests/emptied-pack.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { readSite } from './built-in-copy.ts';
import { emptyAreas, menusWithout } from './empty-areas.ts';
import { readPack } from './read-pack.ts';

test('every list of the pack is tested', () => {
  const areaNames = AREAS.map(([name]) => name);
  // Pages refer to single claims, and prices are not a list, so neither may be empty.
  for (const name of Object.keys(COLLECTIONS)) {
    if (name !== 'claims' && name !== 'staffing') expect(areaNames).toContain(name);
  }
});

describe.each(AREAS)('a pack without %s', (_name, empty, page) => {
  test('is valid, and its menus have no link to an empty area', async () => {
    const folder = copyOfPack();
    empty(folder);
    await expect(readPack(folder, Date.now())).resolves.toBeDefined();
    const areas = emptyAreas(folder);
    expect(areas).toEqual(page === null ? [] : [page]);
    const menus = menusWithout(readSite(folder).menus, areas);
    const links = [...JSON.stringify(menus).matchAll(/"href":"([^"#?]*)/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(20);
    if (page !== null) expect(links).not.toContain(page);
  });
});

test('removes a menu group with its last link, and a feature with its link', () => {
  const { menus } = readSite(PACK);
  const { header } = menusWithout(menus, [
    '/customers',
    '/why-tarn-for-businesses',
    '/whitepapers',
  ]);
  const titles = header.map(({ title }) => title);
  expect(titles).not.toContain('For Businesses');
  const resources = header.find(({ title }) => title === 'Resources');
  expect(resources).toMatchObject({ items: expect.any(Array) });
  expect(resources).not.toHaveProperty('feature');
});
