import { describe, expect, test } from 'vitest';
import { COLLECTIONS } from '#contract/collections.ts';
import { AREAS } from '#tests/emptied-pack.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { readSite } from './built-in-copy.ts';
import { emptyAreas, menusWithout } from './empty-areas.ts';
import { readPack } from './read-pack.ts';

test('every list of the pack is tried', () => {
  const tried = AREAS.map(([name]) => name);
  // Claims are figures that pages name one by one.
  for (const name of Object.keys(COLLECTIONS)) if (name !== 'claims') expect(tried).toContain(name);
});

describe.each(AREAS)('a pack without %s', (_name, empty, page) => {
  test('is right, and its menus lead to nothing that is empty', async () => {
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

test('a group of the menu goes with its last link, and a picture with its own', () => {
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
