/** Pages with sections left out and moved: by one change of an editor, and at random. */
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import {
  type SectionedCopy,
  type SectionedPage,
  sectionedPageOf,
  sectionsOf,
} from '#contract/page-sections.ts';
import type { PublicApi } from '#contract/public-api.ts';
import type { Site } from '#contract/site.ts';
import { pathOf } from '#domain/content/entries/index.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { siteEntry } from '#tests/built-site.ts';
import { withoutSections } from '#tests/other-packs.ts';
import { packModules } from '#tests/pack-modules.ts';
import { orderProblems } from '#tests/page-checks/section-order.ts';
import { nameProblems } from '#tests/page-checks/unique-names.ts';
import { changedOrders, pageVariants } from '#tests/page-orders.ts';
import { graphIn, problemsIn } from '#tests/structured-data.ts';

const { openSite } = await siteEntry();
const modules = await packModules();

const FILES = Object.keys(modules).filter(sectionedPageOf);
const HOME = 'pages/home.yaml';
const STAFF = 'pages/solutions/staff-augmentation.yaml';
const CONTACT = 'pages/contact.yaml';

/** A post that a selection shows. */
const postAt = (slug: string) => ({
  ...{ id: slug, slug, title: `A post: ${slug}`, tags: ['Industry Insight'], body: '' },
  ...{ featuredImage: '', featuredImageAltText: '', publishDate: 0, maxReadTime: 3 },
  ...{ metaDescription: '', relatedBlogs: [] },
});

const withSections = (file: string, sections: string[] | undefined): SiteModules => ({
  ...modules,
  [file]: { ...(modules[file] as object), sections },
});

function pageIn(file: string): SectionedPage {
  const page = sectionedPageOf(file);
  if (!page) throw new Error(`${file} has no sections`);
  return page;
}
const shownIn = (file: string) => sectionsOf(pageIn(file), modules[file] as SectionedCopy);

const ordersOf = (file: string) => changedOrders(pageIn(file), shownIn(file));
const variantsOf = (file: string) =>
  pageVariants(pageIn(file), shownIn(file), { seed: file, count: 6 });

const idsAfter = (file: string, change: string) =>
  ordersOf(file).find((order) => order.change === change)?.ids;

const failedReport = (error: unknown) => {
  throw error;
};

const api = { getBlog: async (slug: string) => postAt(slug) } as unknown as PublicApi;

async function htmlOf(pack: SiteModules, path: string): Promise<string> {
  const request = new Request(`http://site.example${path}`);
  const { status, html } = await openSite(pack).renderPage(request, api, failedReport);
  expect(status).toBe(200);
  return html;
}

const pathTo = (file: string) => pathOf(file, modules['site.yaml'] as Site) ?? '';
const typesIn = (html: string) => graphIn(html).map((node) => node['@type']);

const isSolution = (file: string) => file.startsWith('pages/solutions/');

/**
 * The first screen ends with the hero on the home page, with the introduction of a solution, and else
 * with the section below the hero.
 */
function endsFirstScreen(file: string, ids: readonly string[], root: HTMLElement): boolean {
  const [script, ...others] = root.querySelectorAll('script[data-sheet]');
  if (others.length > 0) return false;
  let count = 0;
  let block = script?.previousElementSibling?.previousElementSibling;
  for (; block; block = block.previousElementSibling) count++;
  // A section follows, because the last one extends behind the footer.
  const end = Math.max(1, Math.min(2, ids.length - 1));
  return count === (file === HOME || isSolution(file) ? 1 : end);
}

async function expectGoodPage(file: string, pack: SiteModules, ids: readonly string[]) {
  const html = await htmlOf(pack, pathTo(file));
  const root = parse(html);
  const isTight = file === HOME || isSolution(file);
  expect(orderProblems(root, { isTight })).toEqual([]);
  expect(nameProblems(root)).toEqual([]);
  expect(problemsIn(html)).toEqual([]);
  expect(endsFirstScreen(file, ids, root)).toBe(true);
  const hasQuestions = ids.includes('questions');
  expect(root.querySelector('#questions') !== null).toBe(hasQuestions);
  // On the contact page, they are the form.
  expect(typesIn(html).includes('FAQPage')).toBe(hasQuestions && file !== CONTACT);
}

describe.each(FILES)('%s', (file) => {
  const orders = ordersOf(file);
  const extremes = [orders[0], orders.at(-1)].filter((order) => order !== undefined);

  test('the list in the default order changes nothing', async () => {
    const html = await htmlOf(withSections(file, idsAfter(file, 'as it is')), pathTo(file));
    expect(html).toBe(await htmlOf(withSections(file, undefined), pathTo(file)));
  });

  // The others have fewer sections that depend on their neighbors.
  test.each(file === HOME || file === STAFF ? orders : extremes)('$change', ({ ids }) =>
    expectGoodPage(file, withSections(file, ids), ids),
  );

  test.each(variantsOf(file))('$name', async ({ withoutCopy, ids }) => {
    const copy = withoutSections(file, modules[file] as Record<string, unknown>, ({ id }) =>
      withoutCopy.includes(id),
    );
    const pack = { ...modules, [file]: { ...copy, sections: ids } };
    const page = pageIn(file);
    await expectGoodPage(file, pack, sectionsOf(page, { ...copy, sections: ids } as SectionedCopy));
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
