import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { COLLECTIONS } from '#contract/collections.ts';
import { copyOfPack } from '#tests/spoilt-pack.ts';
import { readSite } from './built-in-copy.ts';
import { emptyAreas, menusWithout } from './empty-areas.ts';
import { readPack } from './read-pack.ts';

type Yaml = Record<string, unknown> & { goals: { items: { packages: unknown[] }[] } };

function rewrite(folder: string, file: string, change: (copy: Yaml) => unknown): void {
  const path = join(folder, file);
  writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8')) as Yaml)));
}

const nothing = (folder: string, file: string) => writeFileSync(join(folder, file), '[]\n');

/** What is emptied to how, and the page that nothing leads to any more. */
const AREAS: [string, (folder: string) => void, string | null][] = [
  ['jobs', (folder) => rmSync(join(folder, 'jobs'), { recursive: true }), null],
  ['blogs', (folder) => rmSync(join(folder, 'blogs'), { recursive: true }), null],
  ['events', (folder) => rmSync(join(folder, 'events'), { recursive: true }), null],
  ['trainings', (folder) => rmSync(join(folder, 'trainings'), { recursive: true }), null],
  [
    'experience-nepal',
    (folder) => rmSync(join(folder, 'experience-nepal'), { recursive: true }),
    '/experience-nepal',
  ],
  [
    'learning-hub',
    (folder) => rmSync(join(folder, 'learning-hub'), { recursive: true }),
    '/learning-hub',
  ],
  [
    'whitepapers',
    (folder) => rmSync(join(folder, 'whitepapers'), { recursive: true }),
    '/whitepapers',
  ],
  [
    'case-studies',
    (folder) => {
      nothing(folder, 'case-studies.yaml');
      rmSync(join(folder, 'pages/stories'), { recursive: true });
    },
    '/customers',
  ],
  ['impact-stories', (folder) => nothing(folder, 'impact-stories.yaml'), '/impact-stories'],
  [
    'service-packages',
    (folder) => {
      nothing(folder, 'service-packages.yaml');
      rmSync(join(folder, 'pages/service-packages'), { recursive: true });
      rewrite(folder, 'pages/service-packages.yaml', (copy) => ({
        ...copy,
        goals: { ...copy.goals, items: [] },
      }));
    },
    '/service-packages',
  ],
  ['partners', (folder) => nothing(folder, 'partners.yaml'), null],
  ['solutions', (folder) => nothing(folder, 'solutions.yaml'), null],
  [
    'testimonials',
    (folder) => writeFileSync(join(folder, 'testimonials.yaml'), 'customers: []\ntalents: []\n'),
    null,
  ],
];

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
  const { menus } = readSite('content');
  const { header } = menusWithout(menus, [
    '/customers',
    '/why-setu-for-businesses',
    '/whitepapers',
  ]);
  const titles = header.map(({ title }) => title);
  expect(titles).not.toContain('For Businesses');
  const resources = header.find(({ title }) => title === 'Resources');
  expect(resources).toMatchObject({ items: expect.any(Array) });
  expect(resources).not.toHaveProperty('feature');
});
