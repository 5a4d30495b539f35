import type { Page } from '@playwright/test';
import { arrive, untilInBrandFont } from './arrive.ts';
import { expect, test } from './site.ts';
import { untilStored } from './stored-pages.ts';

const LIST = '/talents-on-demand';
const ROLE = 'Senior React Engineer';
const OPENING = `${LIST}/senior-react-engineer`;

test.use({ serviceWorkers: 'allow', expectedMessages: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

const scriptOf = async (page: Page, name: string) =>
  String(await page.locator(`page-island[data-src*="/${name}-"]`).getAttribute('data-src'));

test('a page that was visited opens without a line, in its styles, and says so', async ({
  page,
  context,
}) => {
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

test('a page that was never visited gives way to what is there', async ({ page, context }) => {
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
  // It goes on by itself.
  await expect(page.locator('h1')).not.toHaveText('There is no connection');
  await expect(page).toHaveURL('/office');
});

test('an opening that is saved is readable, though nobody has opened it', async ({
  page,
  context,
}) => {
  await arrive(page, LIST);
  await untilStored(page);
  const save = page.getByRole('button', { name: `Save ${ROLE}` });
  await save.click();
  await untilStored(page, 'saved-pages', OPENING);
  await page.getByRole('link', { name: /^Saved roles/ }).click();
  await expect(page.locator('h1')).toHaveText('Saved roles');
  await expect(page.getByRole('link', { name: ROLE })).toBeVisible();
  await untilStored(page);
  await untilStored(page, 'assets', await scriptOf(page, 'list-saved-jobs'));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: ROLE })).toBeVisible();
  // A click would prefetch it first, past the line that is cut here.
  await page.goto(OPENING);
  await expect(page.locator('h1')).toHaveText(ROLE);
  await expect(page.getByText('There is no connection.')).toBeVisible();

  // It leaves the device with the list.
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: `Save ${ROLE}` })
    .click();
  const left = () =>
    page.evaluate(async () => (await (await caches.open('saved-pages')).keys()).length);
  await expect.poll(left).toBe(0);
});

test('searches, what is personal, answers of the API and of forms are not stored', async ({
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

test('with a line the page is the one that the server has now', async ({ page }) => {
  await arrive(page, OPENING);
  await untilStored(page);
  await page.evaluate(async (path) => {
    const cache = await caches.open('pages');
    const stored = await cache.match(path);
    const html = String(await stored?.text()).replaceAll('Senior React Engineer', 'Old Name');
    await cache.put(path, new Response(html, { headers: stored?.headers ?? {} }));
  }, OPENING);
  await page.reload();
  await expect(page.locator('h1')).toHaveText(ROLE);
});

test('nothing of the worker keeps a page from the browser that goes back to it', async ({
  page,
}) => {
  await arrive(page, '/about');
  await untilStored(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const told = new Promise<string[]>((resolve) => {
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          // Circumstances are the browser's: without a window it has no such cache.
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason),
      ),
    );
  });
  await page.goto('/contact');
  await page.goto('/privacy-policy');
  await page.goBack();
  expect(await told).toEqual([]);
});
