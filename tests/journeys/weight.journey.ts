/** What the first visit costs a phone, in bytes as they cross the wire. */
import { brotliCompressSync } from 'node:zlib';
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const KB = 1000;
/** 95 KB of it are React and React Router. */
const SCRIPTS = 118 * KB;
const STYLES = 14 * KB;

test.use({ viewport: { width: 390, height: 844 } });

test('the home page loads few bytes of scripts and styles, and no preload of a module', async ({
  page,
}) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push((await request.sizes()).responseBodySize);
  });
  const response = await arrive(page, '/');
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SCRIPTS);

  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  expect(brotliCompressSync(styles.join('')).length).toBeLessThanOrEqual(STYLES);
});
