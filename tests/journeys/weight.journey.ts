/** What a first visit costs a phone, and what it costs to go on from there. */
import { brotliCompressSync } from 'node:zlib';
import { TEMPLATES } from '#tests/templates.ts';
import { arrive } from './arrive.ts';
import { askedBeforePaint, beNew, type Fetched, watchFetching } from './first-visit.ts';
import { test } from './one-window.ts';
import { FIRST_VISIT, FROM_HOME, ROUTE_TABLE, STYLES } from './page-budgets.ts';
import { expect } from './site.ts';

const KB = 1000;
const KINDS = ['document', 'script', 'font', 'image'] as const;

test.use({ viewport: { width: 390, height: 844 } });

const isTable = ({ url }: Fetched) => /\/manifest-\w+\.js$/.test(url);

function bytesOf(fetched: readonly Fetched[], kind?: Fetched['kind']): number {
  return fetched
    .filter((one) => !kind || one.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

test('every template has a budget', () => {
  expect(Object.keys(FIRST_VISIT).sort()).toEqual(TEMPLATES.toSorted());
});

for (const [path, [document, script, font, image, all, requests]] of Object.entries(FIRST_VISIT)) {
  test(`${path} keeps to its budget on a first visit`, async ({ page, site }) => {
    await beNew(page, site.origin);
    const fetching = watchFetching(page);
    const response = await arrive(page, path);
    const early = await askedBeforePaint(page);
    expect(early).toEqual([]);
    const fetched = await fetching.settled();

    const budget = { document, script, font, image };
    for (const kind of KINDS) {
      const told = fetched.filter((one) => one.kind === kind).map(({ url, bytes }) => [bytes, url]);
      expect
        .soft(bytesOf(fetched, kind), `${kind}\n${told.join('\n')}`)
        .toBeLessThanOrEqual(budget[kind] * KB);
    }
    expect.soft(bytesOf(fetched), 'all').toBeLessThanOrEqual(all * KB);
    expect.soft(fetched.length, 'requests').toBeLessThanOrEqual(requests);
    expect(fetched.filter(({ url }) => !url.startsWith(`${site.origin}/`))).toEqual([]);

    const table = fetched.filter(isTable);
    expect(bytesOf(table)).toBeGreaterThan(0);
    expect(bytesOf(table)).toBeLessThanOrEqual(ROUTE_TABLE * KB);
    const html = (await response?.text()) ?? '';
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('type="module"');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
    expect(brotliCompressSync(styles.join('')).length).toBeLessThanOrEqual(STYLES * KB);
  });
}

for (const [path, [script, data, stylesheet]] of Object.entries(FROM_HOME)) {
  test(`to go on from home to ${path} costs little`, async ({ page, site }) => {
    await beNew(page, site.origin);
    const fetching = watchFetching(page);
    await arrive(page, '/');
    await fetching.settled();
    const home = await page.title();
    fetching.startAnew();
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).last().click();
    await page.waitForURL(`**${path}`);
    await expect(page).not.toHaveTitle(home);
    const fetched = await fetching.settled();

    const budget = { script, data, stylesheet };
    expect(bytesOf(fetched, 'script')).toBeGreaterThan(0);
    for (const kind of ['script', 'data', 'stylesheet'] as const) {
      expect.soft(bytesOf(fetched, kind), kind).toBeLessThanOrEqual(budget[kind] * KB);
    }
  });
}
