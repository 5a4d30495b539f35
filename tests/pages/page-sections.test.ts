/** Pages in each order that one change of an editor can make. */
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { type SectionedCopy, sectionedPageOf, sectionsOf } from '#contract/page-sections.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { Site } from '#contract/site.ts';
import { pathOf } from '#domain/content/entries/index.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { siteEntry } from '#tests/built-site.ts';
import { packModules } from '#tests/pack-modules.ts';
import { orderProblems } from '#tests/page-checks/section-order.ts';
import { nameProblems } from '#tests/page-checks/unique-names.ts';
import { changedOrders } from '#tests/page-orders.ts';
import { graphIn, problemsIn } from '#tests/structured-data.ts';

const { openSite } = await siteEntry();
const modules = await packModules();

const FILES = Object.keys(modules).filter(sectionedPageOf);
const HOME = 'pages/home.yaml';
const STAFF = 'pages/solutions/staff-augmentation.yaml';

const withSections = (file: string, sections: string[] | undefined): SiteModules => ({
  ...modules,
  [file]: { ...(modules[file] as object), sections },
});

const ordersOf = (file: string) => {
  const page = sectionedPageOf(file);
  if (!page) throw new Error(`${file} has no sections`);
  return changedOrders(page, sectionsOf(page, modules[file] as SectionedCopy));
};
const idsAfter = (file: string, change: string) =>
  ordersOf(file).find((order) => order.change === change)?.ids;

const failedReport = (error: unknown) => {
  throw error;
};

async function htmlOf(pack: SiteModules, path: string): Promise<string> {
  const request = new Request(`http://site.example${path}`);
  const { status, html } = await openSite(pack).renderPage(request, {} as PublicApi, failedReport);
  expect(status).toBe(200);
  return html;
}

const pathTo = (file: string) => pathOf(file, modules['site.yaml'] as Site) ?? '';
const typesIn = (html: string) => graphIn(html).map((node) => node['@type']);

/** The first screen ends with the hero on the home page, else with the introduction. */
function endsFirstScreen(file: string, root: HTMLElement): boolean {
  const [script, ...others] = root.querySelectorAll('script[data-sheet]');
  const before = script?.previousElementSibling?.previousElementSibling;
  if (!before || others.length > 0 || before.previousElementSibling) return false;
  return before.querySelector(file === HOME ? 'h1' : 'h2') !== null;
}

describe.each(FILES)('%s', (file) => {
  const path = pathTo(file);

  test('the list in the default order changes nothing', async () => {
    const html = await htmlOf(withSections(file, idsAfter(file, 'as it is')), path);
    expect(html).toBe(await htmlOf(withSections(file, undefined), path));
  });

  test.each(ordersOf(file))('$change', async ({ ids }) => {
    const html = await htmlOf(withSections(file, ids), path);
    const root = parse(html);
    expect(orderProblems(root)).toEqual([]);
    expect(nameProblems(root)).toEqual([]);
    expect(problemsIn(html)).toEqual([]);
    expect(endsFirstScreen(file, root)).toBe(true);
    const hasQuestions = ids.includes('questions');
    expect(typesIn(html).includes('FAQPage')).toBe(hasQuestions);
    expect(root.querySelector('#questions') !== null).toBe(hasQuestions);
  });
});

test('the order is the same in each language', async () => {
  const pack = withSections(HOME, ['hero', 'voices', 'why', 'deRisk']);
  const idsOf = async (path: string) =>
    parse(await htmlOf(pack, path))
      .querySelectorAll('main > * h2')
      .map(({ id }) => id);
  const [voices, why, ...others] = await idsOf('/ne');
  expect([voices, why]).toEqual(['voices-title', 'why-title']);
  expect(others).toHaveLength(1);
  expect(await idsOf('/')).toEqual([voices, why, ...others]);
});

test('the prices and their links are only where the page shows them', async () => {
  const html = await htmlOf(withSections(STAFF, idsAfter(STAFF, 'without prices')), pathTo(STAFF));
  expect(html).not.toContain('#prices');
  expect(graphIn(html).find((node) => node['@type'] === 'Service')).not.toHaveProperty('offers');
});

test('links to the meter lead to the one with all figures if the home page leaves it out', async () => {
  const hrefOf = async (pack: SiteModules) =>
    parse(await htmlOf(pack, '/impact-stories'))
      .querySelectorAll('main a[href*="#impactMeter"]')
      .map((link) => link.getAttribute('href'));
  expect(await hrefOf(modules)).toEqual(['/#impactMeter']);
  expect(await hrefOf(withSections(HOME, idsAfter(HOME, 'without meter')))).toEqual([
    '/grassroot-impact-initative#impactMeter',
  ]);
});
