/** The pages of companies that are not like the one of the tests' pack. */
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { sectionedPageOf } from '#contract/page-sections.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { Site } from '#contract/site.ts';
import { pathOf } from '#domain/content/entries/index.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { readModules } from '#domain/content/pack/read-modules.ts';
import { readPack } from '#domain/content/pack/read-pack.ts';
import { siteEntry } from '#tests/built-site.ts';
import { copyOfPack } from '#tests/invalid-pack.ts';
import { makeMinimal, makeResized } from '#tests/other-packs.ts';
import { PACK } from '#tests/pack.ts';
import { nameProblems } from '#tests/page-checks/unique-names.ts';
import { problemsIn } from '#tests/structured-data.ts';

const { openSite } = await siteEntry();

/** Every selected post is gone. */
const api = {
  getBlog: async () => {
    throw Object.assign(new Error('Not found'), { name: 'ProblemError', status: 404 });
  },
} as unknown as PublicApi;

function pathsIn(modules: SiteModules): string[] {
  const site = modules['site.yaml'] as Site;
  const files = Object.keys(modules).filter((file) => sectionedPageOf(file));
  return files.flatMap((file) => pathOf(file, site) ?? []);
}

async function htmlOf(modules: SiteModules, path: string): Promise<string> {
  const request = new Request(`http://site.example${path}`);
  const page = await openSite(modules).renderPage(request, api, (error) => {
    throw error;
  });
  expect(page.status).toBe(200);
  return page.html;
}

describe('a company with little to say', () => {
  let modules: SiteModules;
  let paths: string[];
  beforeAll(async () => {
    const folder = copyOfPack();
    makeMinimal(folder);
    await readPack(folder, Date.now());
    modules = await readModules(folder);
    paths = pathsIn(modules);
  });

  test('has all of its pages, without empty headings, lists or links into nothing', async () => {
    expect(paths).toHaveLength(20);
    for (const path of paths) {
      const html = await htmlOf(modules, path);
      const main = parse(html).querySelector('main');
      const empty = main?.querySelectorAll('h1, h2, h3, ul, ol, dl, a').filter((element) => {
        return element.text.trim() === '' && !element.querySelector('img, svg');
      });
      expect(empty?.map(String), path).toEqual([]);
      expect(main?.querySelectorAll('h1'), path).toHaveLength(1);
      expect(problemsIn(html), path).toEqual([]);
    }
  });

  test('has no list of solutions beside its only one', async () => {
    const [path = ''] = paths.filter((each) => each === '/design-my-app');
    const main = parse(await htmlOf(modules, path)).querySelector('main');
    expect(main?.querySelectorAll('nav[aria-labelledby]')).toEqual([]);
  });
});

describe.each([1, 2, 3, 5, 7, 8, 12])('a company with %s of everything', (count) => {
  test('has all of its pages, and no two parts with the same name', async () => {
    const folder = copyOfPack();
    makeResized(folder, count);
    // The check of other files would miss what they name here.
    const modules = { ...(await readModules(PACK)), ...(await readModules(folder)) };
    for (const path of pathsIn(modules)) {
      const html = await htmlOf(modules, path);
      expect(nameProblems(parse(html)), path).toEqual([]);
      expect(problemsIn(html), path).toEqual([]);
    }
  });
});
