/** What the first visit costs a phone, in bytes as they cross the wire. */
import { brotliCompressSync } from 'node:zlib';
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const KB = 1000;
/** 95 KB of it are React and React Router. */
const SCRIPTS = 117 * KB;
/** The table of all routes, some 50 bytes a page: with it no page needs a request to be found. It
 * grows with the site; the other scripts must not. */
const ROUTE_TABLE = 3 * KB;
const STYLES = 14 * KB;

test.use({ viewport: { width: 390, height: 844 } });

test('the home page loads few bytes of scripts and styles, and no preload of a module', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.set(request.url(), (await request.sizes()).responseBodySize);
  });
  const response = await arrive(page, '/');
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(sizes.size).toBeGreaterThan(3);
  const isTable = (url: string) => /\/manifest-\w+\.js$/.test(url);
  const sum = (urls: string[]) => urls.reduce((bytes, url) => bytes + (sizes.get(url) ?? 0), 0);
  const urls = [...sizes.keys()];
  expect(sum(urls.filter((url) => !isTable(url)))).toBeLessThanOrEqual(SCRIPTS);
  expect(sum(urls.filter(isTable))).toBeGreaterThan(0);
  expect(sum(urls.filter(isTable))).toBeLessThanOrEqual(ROUTE_TABLE);

  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  expect(brotliCompressSync(styles.join('')).length).toBeLessThanOrEqual(STYLES);
});
