/** A session whose video was opened before, fails to open, or is hosted elsewhere. */
import type { Page, Route } from '@playwright/test';
import { GATE_MESSAGES } from '#contract/gate-rules.ts';
import { VIDEO_EMBEDS } from '#contract/video-embeds.ts';
import { arrive } from './arrive.ts';
import { deepUnless } from './deep-journeys.ts';
import { gatePage, keyOf, leadsOf, postsOf, storeAs, storedAs } from './gate-page.ts';
import { expect, test } from './site.ts';

const SLUG = 'read-a-roadmap';
const PATH = `/learning-hub/${SLUG}`;
const STORED_ACCESS = `learning-hub:${SLUG}`;

test.use({ expectedMessages: /status of 500|net::ERR_FAILED|The lead could not be sent/ });

test.describe('a video opened before', () => {
  test.use({ expectedMessages: /status of (404|500)|net::ERR_FAILED|The lead could not be sent/ });

  test('is open on the next visit as long as its record and its file exist', async ({
    page,
    email,
  }) => {
    const { form, fill, button, thanks, player } = gatePage(page);
    await arrive(page, PATH);
    await page.route('**/crms?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await fill(email);
    const refused = page.waitForResponse(/\/crms\?/);
    await button.click();
    expect((await refused).status()).toBe(500);
    await expect(thanks).toHaveText(/^Thank you Sita for your interest!/);
    await expect(player).toBeVisible();
    const storedAccess = await storedAs(page, STORED_ACCESS);

    const posts = postsOf(page);
    await visitAgain(page, (route) => route.abort());
    await expect(thanks).toHaveText(/^Thank you Sita for your interest!/);
    await visitAgain(page, (route) => route.fulfill({ status: 500 }));
    await expect(player).toBeVisible();
    expect(await storedAs(page, STORED_ACCESS)).toEqual(storedAccess);
    expect(posts).toEqual([]);

    for (const access of [
      JSON.stringify({ ...storedAccess, videoUrl: undefined }),
      '{"firstName":',
    ]) {
      await storeAs(page, STORED_ACCESS, access);
      await arrive(page, PATH);
      await expect(form).toBeVisible();
      await expect(player).toHaveCount(0);
    }

    const videoUrl = storedAccess.videoUrl.replace(/[\da-f]{20}/, '0'.repeat(20));
    await storeAs(page, STORED_ACCESS, JSON.stringify({ ...storedAccess, videoUrl }));
    await arrive(page, PATH);
    await expect(form).toBeVisible();
    await expect(player).toHaveCount(0);
    expect(await storedAs(page, STORED_ACCESS)).toBeNull();
    await fill(email);
    await button.click();
    await expect(player).toBeVisible();
    expect(await storedAs(page, STORED_ACCESS)).toEqual(storedAccess);
  });
});

/** Reloads the page and answers its request for whether the video still exists. */
async function visitAgain(page: Page, answer: (route: Route) => Promise<void>) {
  const requested = Promise.withResolvers<void>();
  await page.route('**/media/sessions/**', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    await answer(route);
    requested.resolve();
  });
  await arrive(page, PATH);
  await requested.promise;
  await page.unroute('**/media/sessions/**');
}

test('keeps the input through every failure, and a repeat stores one lead', async ({
  page,
  site,
  email,
}) => {
  const { fill, field, button, alert, thanks } = gatePage(page);
  await arrive(page, PATH);
  await fill(email);
  const posts = postsOf(page);
  const failures: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.fulfill({ status: 500, body: '{}' }), GATE_MESSAGES.noLink],
    [(route) => route.fulfill({ json: { data: '' } }), GATE_MESSAGES.noLink],
    [(route) => route.abort(), GATE_MESSAGES.failed],
  ];
  for (const [fail, message] of failures) {
    await page.route('**/video', fail);
    const count = posts.length;
    await button.click();
    await expect.poll(() => posts.length).toBeGreaterThan(count);
    await expect(alert).toHaveText(message);
    await expect(button).toBeFocused();
    await expect(field('First Name')).toHaveValue('Sita');
    await expect(field('Last Name')).toHaveValue('Gurung');
    await expect(field('Email')).toHaveValue(email);
    await page.unroute('**/video');
  }
  const stored = page.waitForResponse(/\/crms\?/);
  await button.click();
  await expect(thanks).toBeFocused();
  await stored;
  expect(posts.filter((post) => post.url().endsWith('/video'))).toHaveLength(4);
  expect(new Set(posts.map(keyOf)).size).toBe(1);
  expect(await leadsOf(site.engine, email)).toMatchObject([{ source: 'Learning Hub' }]);
});

test.describe('on a video service', () => {
  test.use({ expectedRequests: new RegExp(`^${VIDEO_EMBEDS.youtube}/`) });

  for (const link of [
    'https://youtu.be/dQw4w9WgXcQ?si=shared',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=43s',
  ]) {
    test(
      `plays a video at ${link} without cookies, and only on demand`,
      deepUnless(link.includes('watch?v=')),
      async ({ page, email }) => {
        const requests: string[] = [];
        await page.route(`${VIDEO_EMBEDS.youtube}/**`, async (route) => {
          requests.push(route.request().url());
          await route.fulfill({ contentType: 'text/html', body: 'The film' });
        });
        await page.route('**/video', (route) => route.fulfill({ json: { data: link } }));
        const { fill, button, player } = gatePage(page);
        await arrive(page, PATH);
        await fill(email);
        await button.click();
        await expect(player).toBeVisible();
        await expect(page.locator('iframe')).toHaveCount(0);
        expect(requests).toEqual([]);
        await player.getByRole('button', { name: /^Play the session/ }).click();
        await expect(player.frameLocator('iframe').getByText('The film')).toBeVisible();
        const src = `${VIDEO_EMBEDS.youtube}/embed/dQw4w9WgXcQ`;
        expect(requests).toEqual([expect.stringMatching(new RegExp(`^${src}\\?`))]);
      },
    );
  }
});
