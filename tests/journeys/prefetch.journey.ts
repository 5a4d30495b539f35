import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

const cards = (page: Page) => page.locator('main').getByRole('article').getByRole('link');

test('an opening that is pointed at is there when it is clicked', async ({ page }) => {
  await arrive(page, '/talents-on-demand');
  const card = cards(page).first();
  const slug = (await card.getAttribute('href'))?.split('/').pop();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofJob = () => asked.filter((path) => path.endsWith(`/job-listings/${slug}`));

  const answer = page.waitForResponse((response) => response.url().endsWith(`/${slug}`));
  await card.hover();
  await answer;
  await card.click();
  await expect(page.getByRole('heading', { name: 'Role Summary' })).toBeVisible();
  expect(ofJob()).toHaveLength(1);

  // Whoever comes back later gets it anew.
  await page.goBack();
  await expect(page.getByRole('heading', { name: '24 open roles' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Role Summary' })).toBeVisible();
  expect(ofJob()).toHaveLength(2);
});

test('what a card leads to is fetched once the card is seen', async ({ page }) => {
  await arrive(page, '/blogs-and-insights');
  await cards(page).first().scrollIntoViewIfNeeded();
  await expect(page.locator('head > link[rel=prefetch][href*="/blog-post-main-"]')).toHaveCount(1);
});

test('a page with data of the server is fetched with them', async ({ page }) => {
  await arrive(page, '/tarn-central');
  const asked: string[] = [];
  page.on('requestfinished', async (request) => {
    const response = await request.response();
    if (request.url().includes('/tarn-blog.data'))
      asked.push(response?.fromServiceWorker() ? 'worker' : request.resourceType());
  });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/tarn-blog' });
    document.querySelector('main')?.append(link);
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  });
  await expect(page.locator('head > link[rel=prefetch][href*="/tarn-blog.data"]')).toHaveCount(1);
  await expect.poll(() => asked).toHaveLength(1);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`nothing is fetched ahead over ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, connection);
    await arrive(page, '/talents-on-demand');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await cards(page).nth(0).dispatchEvent('touchstart');
    // The line gets better: what is touched now is fetched, what was touched before was not.
    await page.evaluate(() =>
      Object.assign((navigator as unknown as { connection: object }).connection, {
        saveData: false,
        effectiveType: '4g',
      }),
    );
    const slug = (await cards(page).nth(1).getAttribute('href'))?.split('/').pop();
    const answer = page.waitForResponse((response) => response.url().endsWith(`/${slug}`));
    await cards(page).nth(1).dispatchEvent('touchstart');
    await answer;
    const first = (await cards(page).nth(0).getAttribute('href'))?.split('/').pop();
    expect(asked.filter((url) => url.endsWith(`/${first}`))).toEqual([]);
  });
}
