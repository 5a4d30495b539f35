import type { Page } from '@playwright/test';
import { arrive, untilInBrandFont } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';
import { untilStored } from './stored-pages.ts';

const LIST = '/talents-on-demand';
const ROLE = 'Senior React Engineer';
const JOB_PAGE = `${LIST}/senior-react-engineer`;

test.use({ serviceWorkers: 'allow', expectedMessages: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

const scriptOf = async (page: Page, name: string) =>
  String(await page.locator(`page-island[data-src*="/${name}-"]`).getAttribute('data-src'));

test('shows a visited page offline, with its styles and a note', async ({ page, context }) => {
  await arrive(page, '/about');
  await untilStored(page);
  await untilStored(page, 'offline', '/offline');
  await context.setOffline(true);
  await page.reload();
  const note = page.getByText(/There is no connection\. This page is from .*20\d\d/);
  await expect(note).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  await untilInBrandFont(page);
  await expect(page.locator('body')).not.toHaveCSS('margin', '8px');
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('shows the list of stored pages in place of a page that was never visited', async ({
  page,
  context,
}) => {
  await arrive(page, '/about');
  const heading = await page.locator('h1').innerText();
  await untilStored(page);
  await untilStored(page, 'offline', '/offline');
  await context.setOffline(true);
  await page.goto('/office');
  await expect(page.locator('h1')).toHaveText('There is no connection');
  const visited = page.getByRole('region', { name: 'Pages you have read' });
  await visited.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toHaveText(heading);

  await page.goto('/office');
  await expect(visited).toBeVisible();
  await context.setOffline(false);
  // It reloads automatically.
  await expect(page.locator('h1')).not.toHaveText('There is no connection');
  await expect(page).toHaveURL('/office');
});

test(
  'stores the page of a saved job, even if it was never opened',
  DEEP,
  async ({ page, context }) => {
    await arrive(page, LIST);
    await untilStored(page);
    const save = page.getByRole('button', { name: `Save ${ROLE}` });
    await save.click();
    await untilStored(page, 'saved-pages', JOB_PAGE);
    await page.getByRole('link', { name: /^Saved roles/ }).click();
    await expect(page.locator('h1')).toHaveText('Saved roles');
    await expect(page.getByRole('link', { name: ROLE })).toBeVisible();
    await untilStored(page);
    await untilStored(page, 'assets', await scriptOf(page, 'list-saved-jobs'));
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: ROLE })).toBeVisible();
    // A click would prefetch the page, and prefetches bypass the emulated offline mode.
    await page.goto(JOB_PAGE);
    await expect(page.locator('h1')).toHaveText(ROLE);
    await expect(page.getByText('There is no connection.')).toBeVisible();

    // Removing it from the list deletes it from the device.
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: `Save ${ROLE}` })
      .click();
    const left = () =>
      page.evaluate(async () => (await (await caches.open('saved-pages')).keys()).length);
    await expect.poll(left).toBe(0);
  },
);

test('does not store searches, personal pages, or responses of the API and of forms', async ({
  page,
}) => {
  await arrive(page, '/about');
  await untilStored(page);
  await page.goto(`${LIST}?q=react`);
  await page.goto('/successful-submission?name=Sita');
  await page.goto('/newsletter');
  await page.goto('/contact');
  await untilStored(page);
  await page.evaluate(() => fetch('/api/v1/public/job-listings?limit=1').then((it) => it.text()));
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => !/^\/(assets|media|icons)\//.test(path)).sort()).toEqual(
    ['/about', '/contact', '/offline'].sort(),
  );
});

test("online, shows the server's current page", async ({ page }) => {
  await arrive(page, JOB_PAGE);
  await untilStored(page);
  await page.evaluate(async (path) => {
    const cache = await caches.open('pages');
    const stored = await cache.match(path);
    const html = String(await stored?.text()).replaceAll('Senior React Engineer', 'Old Name');
    await cache.put(path, new Response(html, { headers: stored?.headers ?? {} }));
  }, JOB_PAGE);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(ROLE);
});

test('the service worker does not disable the back/forward cache', DEEP, async ({ page }) => {
  await arrive(page, '/about');
  await untilStored(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const reasons = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          // Circumstantial reasons are the browser's own: headless, it has no such cache.
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason),
      ),
    );
  });
  await page.goto('/contact');
  await page.goto('/privacy-policy');
  await page.goBack();
  expect(await reasons).toEqual([]);
});
