import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

test('prefetches a page on hover', async ({ page }) => {
  await arrive(page, '/talents-on-demand');
  const card = page.locator('main').getByRole('article').getByRole('link').first();
  const path = (await card.getAttribute('href')) ?? '';
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Preload.enable');
  const isFetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith(path) && status === 'Ready') resolve();
    });
  });
  await card.hover();
  await isFetched;
  await card.click();
  await expect(page.getByRole('heading', { name: 'Role Summary' })).toBeVisible();
  const delivery = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('never prefetches a search, a file or another site', async ({ page }) => {
  await arrive(page, '/talents-on-demand');
  const rules = await page.locator('script[type=speculationrules]').textContent();
  const moderate = [expect.objectContaining({ eagerness: 'moderate' })];
  expect(JSON.parse(rules ?? '')).toEqual({ prefetch: moderate, prerender: moderate });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const prefetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => prefetched.push(prefetchUrl));
  await page.evaluate(() => {
    const hrefs = ['/talents-on-demand?page=2', '/blogs-and-insights/feed.xml', '/about'];
    const links = hrefs.map((href) =>
      Object.assign(document.createElement('a'), { href, textContent: href }),
    );
    document.querySelector('main')?.append(...links);
  });
  for (const name of ['/talents-on-demand?page=2', '/blogs-and-insights/feed.xml', '/about']) {
    await page.getByRole('link', { name, exact: true }).hover();
    if (name === '/about') await expect.poll(() => prefetched).not.toEqual([]);
  }
  expect(new Set(prefetched.map((url) => new URL(url).pathname))).toEqual(new Set(['/about']));
});
