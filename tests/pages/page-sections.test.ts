/** Home and the solutions in each order that one change of an editor can make. */
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { PAGE_SECTIONS, type SectionedPage } from '#contract/page-sections.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { siteEntry } from '#tests/built-site.ts';
import { packModules } from '#tests/pack-modules.ts';
import { orderProblems } from '#tests/page-checks/section-order.ts';
import { nameProblems } from '#tests/page-checks/unique-names.ts';
import { changedOrders } from '#tests/page-orders.ts';
import { graphIn, problemsIn } from '#tests/structured-data.ts';

const PAGES = Object.keys(PAGE_SECTIONS) as SectionedPage[];
const { openSite } = await siteEntry();
const modules = await packModules();

const withSections = (page: SectionedPage, sections: string[] | undefined): SiteModules => {
  const file = `pages/${page}.yaml`;
  return { ...modules, [file]: { ...(modules[file] as object), sections } };
};

const failedReport = (error: unknown) => {
  throw error;
};

async function htmlOf(pack: SiteModules, path: string): Promise<string> {
  const request = new Request(`http://site.example${path}`);
  const { status, html } = await openSite(pack).renderPage(request, {} as PublicApi, failedReport);
  expect(status).toBe(200);
  return html;
}

const pathOf = (page: SectionedPage) => (page === 'home' ? '/' : `/${page}`);
const typesIn = (html: string) => graphIn(html).map((node) => node['@type']);

/** The first screen ends with the hero on the home page, else with the introduction. */
function endsFirstScreen(page: SectionedPage, root: HTMLElement): boolean {
  const [script, ...others] = root.querySelectorAll('script[data-sheet]');
  const before = script?.previousElementSibling?.previousElementSibling;
  if (!before || others.length > 0 || before.previousElementSibling) return false;
  return before.querySelector(page === 'home' ? 'h1' : 'h2') !== null;
}

describe.each(PAGES)('%s', (page) => {
  test('the list in the default order changes nothing', async () => {
    const ids = PAGE_SECTIONS[page].map(({ id }) => id);
    const html = await htmlOf(withSections(page, ids), pathOf(page));
    expect(html).toBe(await htmlOf(modules, pathOf(page)));
  });

  test.each(changedOrders(page))('$change', async ({ ids }) => {
    const html = await htmlOf(withSections(page, ids), pathOf(page));
    const root = parse(html);
    expect(orderProblems(root)).toEqual([]);
    expect(nameProblems(root)).toEqual([]);
    expect(problemsIn(html)).toEqual([]);
    expect(endsFirstScreen(page, root)).toBe(true);
    const hasQuestions = ids.includes('questions');
    expect(typesIn(html).includes('FAQPage')).toBe(hasQuestions);
    expect(root.querySelector('#questions') !== null).toBe(hasQuestions);
  });
});

test('the order is the same in each language', async () => {
  const pack = withSections('home', ['hero', 'voices', 'why', 'deRisk']);
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
  const without = changedOrders('staff-augmentation').find(
    ({ change }) => change === 'without prices',
  );
  const html = await htmlOf(
    withSections('staff-augmentation', without?.ids),
    '/staff-augmentation',
  );
  expect(html).not.toContain('#prices');
  expect(graphIn(html).find((node) => node['@type'] === 'Service')).not.toHaveProperty('offers');
});

test('links to the meter lead to the one with all figures if the home page leaves it out', async () => {
  const { ids = [] } = changedOrders('home').find(({ change }) => change === 'without meter') ?? {};
  const hrefOf = async (pack: SiteModules) =>
    parse(await htmlOf(pack, '/impact-stories'))
      .querySelectorAll('main a[href*="#impactMeter"]')
      .map((link) => link.getAttribute('href'));
  expect(await hrefOf(modules)).toEqual(['/#impactMeter']);
  expect(await hrefOf(withSections('home', ids))).toEqual([
    '/grassroot-impact-initative#impactMeter',
  ]);
});
