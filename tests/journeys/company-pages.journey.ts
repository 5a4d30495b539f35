/** Animations, dialogs and videos on the company pages. */
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

const ROUND = 17_000;

test('about: the video opens in a dialog and closes again', async ({ page }) => {
  await arrive(page, '/about');
  await page.getByRole('button', { name: 'Watch Now' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('video')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeFocused();
});

test('about: the story switches tabs only while it is in view', DEEP, async ({ page }) => {
  await page.clock.install();
  await arrive(page, '/about');
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.clock.runFor(ROUND / 2 + 1000);
  await expect(tab('Opportunities For Nepali Professionals')).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tablist').scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(tab('Solutions For Startups')).toHaveAttribute('aria-selected', 'true', {
      timeout: 50,
    });
  }).toPass();
  await tab('Opportunities For Nepali Professionals').click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(ROUND);
  await expect(tab('Opportunities For Nepali Professionals')).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('office: the pictures wrap around', async ({ page }) => {
  await arrive(page, '/office');
  const tour = page.getByRole('region', { name: 'Pictures of the office' });
  const next = tour.getByRole('button', { name: 'Next picture' });
  await expect(next).toBeVisible();
  for (const position of ['2 of 4', '3 of 4', '4 of 4', '1 of 4']) {
    await next.click();
    await expect(tour.getByText(position, { exact: true })).toBeVisible();
  }
});

test('badges: one panel of Level 1 is always open', async ({ page }) => {
  await arrive(page, '/verified-badges');
  const open = page.locator('button[aria-expanded=true]').and(page.locator('main button'));
  const panel = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(open).toHaveText(['Screening call']);
  await panel('Your badge').click();
  await expect(open).toHaveText(['Your badge']);
  await panel('Your badge').press('Enter');
  await expect(open).toHaveText(['Your badge']);
});

test('cares: the two panels load a new document', async ({ page }) => {
  for (const [name, heading] of [
    ['Hire a professional', 'Name the role. Meet the people.'],
    ['Outsource your project', 'Hand over the project, keep the say'],
  ] as const) {
    await arrive(page, '/grassroot-impact-initative');
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('body[data-before]')).toHaveCount(0);
  }
});

test('impact story: the video is fetched only after a click', async ({ page }) => {
  const videoUrls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videoUrls.push(request.url());
  });
  await arrive(page, '/impact-story/sunita-chaudhary');
  const play = page.getByRole('button', { name: 'Play the film' });
  await play.scrollIntoViewIfNeeded();
  expect(videoUrls).toEqual([]);
  await play.click();
  const video = page.locator('main video');
  await expect(video).toBeVisible();
  expect((await video.boundingBox())?.width).toBeLessThanOrEqual(750);
  await expect.poll(() => videoUrls.length).toBeGreaterThan(0);
});

test.describe('the redirect to the booking page', () => {
  const MEET = 'https://meet.example.com/tarn';

  for (const javaScriptEnabled of [true, false]) {
    test(`is immediate ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
      site,
    }) => {
      // A separate context, because the fixture's page refuses requests to other sites.
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.route(MEET, (route) => route.fulfill({ body: 'Choose a time' }));
      await page.goto(`${site.origin}/tarn-central`);
      await page.goto(`${site.origin}/schedule-a-meeting`, { waitUntil: 'commit' });
      await expect(page).toHaveURL(MEET);
      await context.close();
    });
  }
});

test('a journalist copies a text about the company', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, '/press');
  const copy = page.getByRole('button', { name: 'Take this text (Two paragraphs)' });
  await copy.press('Enter');
  await expect(page.getByText('It is on your clipboard')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Tarn connects .*\n\nPeople in the talent pool .*\.$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the press page has no button that does nothing', async ({ page }) => {
    await page.goto('/press');
    await expect(page.getByRole('heading', { name: 'Two paragraphs' })).toBeVisible();
    await expect(page.getByText('Take this text')).toHaveCount(2);
    for (const button of await page.getByText('Take this text').all()) {
      await expect(button).toBeHidden();
    }
  });
});
