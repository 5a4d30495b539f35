/** Lists of posts, stories and sessions: search, filters and pages. */
import type { Request } from '@playwright/test';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { nextFrames } from './next-frames.ts';
import { expect, test } from './site.ts';

const POSTS = '/blogs-and-insights';
const box = { name: 'Search the posts' };

test('searches half a second after the last key press, and puts the search into the URL', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isPage = url.pathname === POSTS && request.resourceType() === 'fetch';
    if (isPage) requests.push(url.searchParams.get('q') ?? '');
  });
  await page.clock.install();
  await arrive(page, `${POSTS}?page=2`);
  // From here on, only the test advances the clock, however slowly the keys are pressed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await expect(page.getByText('Posts 13 to 19 of 19')).toBeVisible();
  const input = page.getByRole('searchbox', box);
  await input.pressSequentially('over');
  await page.clock.runFor(499);
  expect(requests).toEqual([]);
  await input.pressSequentially('lap');
  await page.clock.runFor(499);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(`${POSTS}?q=overlap`);
  expect(requests).toEqual(['overlap']);
  const results = page.getByRole('article');
  await expect(results.first()).toContainText('Spend the overlap hour');
  await expect(page.getByRole('status').filter({ hasText: 'for “overlap”' })).toBeVisible();

  // Text typed while a response is pending is kept.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${POSTS}?q=over`, async (route) => {
    await held;
    await route.continue();
  });
  await input.fill('over');
  await page.clock.runFor(500);
  await input.pressSequentially('nig');
  release();
  await expect(page).toHaveURL(`${POSTS}?q=over`);
  await expect(input).toHaveValue('overnig');
  await input.fill('overlap');
  await page.clock.runFor(500);
  await expect(page).toHaveURL(`${POSTS}?q=overlap`);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(POSTS);
  await expect(input).toBeFocused();
  await expect(results).toHaveCount(12);
  await page.goBack();
  await expect(input).toHaveValue('overlap');
  await expect(page).toHaveURL(`${POSTS}?q=overlap`);
});

test('a filter starts at page 1, keeps the search, and shows its tag first on each card', async ({
  page,
}) => {
  await arrive(page, `${POSTS}?page=2`);
  const filters = page.getByRole('group', { name: 'Posts' }).getByRole('link');
  await expect(filters).toHaveText([
    'All Posts',
    'Industry Insight',
    'Company + Product',
    'Customer + Partner',
  ]);
  await filters.getByText('Customer + Partner').click();
  await expect(page).toHaveURL(`${POSTS}?filter=Customer+%2B+Partner`);
  await expect(page.getByText('5 posts', { exact: true })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(5);
  for (const card of await cards.all()) {
    const tags = card.getByRole('listitem');
    await expect(tags.first()).toHaveText('Customer + Partner');
    expect(await tags.count()).toBeLessThanOrEqual(3);
  }
  await expect(cards.first()).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} · Max \d+ min read/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await page.getByRole('searchbox', box).fill('rota');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${POSTS}?q=rota&filter=Customer+%2B+Partner`);
  await expect(filters.getByText('Customer + Partner')).toHaveAttribute('aria-current', 'true');
});

test('an empty result has its own text, and Search again clears and focuses the box', async ({
  page,
}) => {
  await arrive(page, `${POSTS}?q=zebra&filter=Industry+Insight`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No result found' })).toBeVisible();
  await expect(main).toContainText(
    "We couldn't find any blogs matching your search. Try a different",
  );
  await page.getByRole('link', { name: 'Search again' }).click();
  await expect(page).toHaveURL(`${POSTS}?filter=Industry+Insight`);
  await expect(page.getByRole('searchbox', box)).toBeFocused();
  await expect(page.getByRole('searchbox', box)).toHaveValue('');
  await expect(page.getByText('5 posts', { exact: true })).toBeVisible();

  await arrive(page, '/experience-nepal?q=zebra');
  await expect(main.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  await expect(main).toContainText('Try a different keyword');
  await arrive(page, '/learning-hub?q=zebra');
  await expect(main.getByRole('heading', { name: 'No sessions found' })).toBeVisible();
  // Neither list has filters.
  await expect(page.getByRole('group', { name: 'Sessions' })).toHaveCount(0);
});

test.describe('on a bad connection', () => {
  test.use({ expectedMessages: /net::ERR_FAILED|status of 503/ });

  test('reports a list that fails to load, retries it, and shows a skeleton while loading', async ({
    page,
  }) => {
    await arrive(page, POSTS);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`${POSTS}?*`, async (route) => {
      await held;
      await route.abort();
    });
    const input = page.getByRole('searchbox', box);
    await input.fill('overlap');
    await input.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    await expect(page.locator('.card:has(.skeleton)')).toHaveCount(12);
    await expect(page.getByRole('article')).toHaveCount(0);
    release();
    const alert = page.getByRole('alert').filter({ hasText: 'An error occurred' });
    await expect(alert).toBeVisible();
    await page.unroute(`${POSTS}?*`);
    // A 503 is handled like a network error.
    await page.route(`${POSTS}?*`, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await alert.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(alert.getByRole('button', { name: 'Retry' })).toBeFocused();
    await alert.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'for “overlap”' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a late response does not replace a newer one', async ({ page }) => {
    await arrive(page, POSTS);
    const held = Promise.withResolvers<void>();
    await page.route(`${POSTS}?q=over`, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    const isLate = (request: Request) => request.url().endsWith('?q=over');
    const lateEnd = Promise.race([
      page.waitForEvent('requestfinished', isLate),
      page.waitForEvent('requestfailed', isLate),
    ]);
    const input = page.getByRole('searchbox', box);
    await input.fill('over');
    await input.press('Enter');
    await expect(page).toHaveURL(`${POSTS}?q=over`);
    await input.fill('zebra');
    await input.press('Enter');
    const empty = page.getByRole('heading', { name: 'No result found' });
    await expect(empty).toBeVisible();
    held.resolve();
    await lateEnd;
    // The page has handled the late response before this one.
    await page.evaluate(async () => (await fetch(location.href)).text());
    await nextFrames(page);
    await expect(empty).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('pages start at the top, and going back returns to the previous one', async ({ page }) => {
  await arrive(page, POSTS);
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Posts 13 to 19 of 19')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Related resources' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${POSTS}?page=2`);
  // Neither the page nor the filter exists.
  await page.goto(`${POSTS}?page=99&filter=nobody`);
  await expect(page).toHaveURL(`${POSTS}?page=2`);
});

test.describe('without scripts', DEEP, () => {
  test.use({ javaScriptEnabled: false });

  test('a list can be searched, filtered and paged, and a post can be read', async ({ page }) => {
    await page.goto(POSTS);
    await page.getByRole('link', { name: 'Company + Product' }).click();
    await expect(page.getByText('9 posts')).toBeVisible();
    await page.getByRole('searchbox', box).fill('résumé');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]filter=Company\+%2B\+Product/);
    await expect(page.getByRole('article').first()).toContainText('How our impact meter counts');
    await page.goto(`${POSTS}?q=zebra`);
    await page.getByRole('link', { name: 'Search again' }).click();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
