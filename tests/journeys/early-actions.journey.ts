/** What is done on a slow line and a slow machine before its script is there is done once, afterwards. */
import type { Page } from '@playwright/test';
import { postsOf } from './gate-page.ts';
import { DESKTOP, mobileMenuOf, PHONE } from './header-parts.ts';
import { sliderOf, voicesOf } from './home-page.ts';
import { expect as expectSoon, test } from './site.ts';

/** Scripts come over the slow line, and run four times slower than on this machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

/** Slow 4G: bytes a second, and milliseconds there and back. */
const LINE = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

/**
 * Opens a page as its first bytes come, and keeps its scripts back until `act` is done: however quick
 * they are, it comes before them.
 */
async function actEarly(page: Page, act: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { promise: done, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await done;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await act();
  resolve();
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('a tab is chosen', async ({ page }) => {
    const tab = voicesOf(page).getByRole('tab', { name: 'Talent' });
    await actEarly(page, () => tab.click());
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(voicesOf(page).getByText('I lead testing')).toBeVisible();
  });

  test('what turns is paused', async ({ page }) => {
    const voices = voicesOf(page);
    await actEarly(page, () => voices.getByRole('button', { name: /^Pause/ }).click());
    await expect(voices.getByRole('button', { name: /^Play/ })).toBeVisible();
  });

  test('a carousel moves on by one', async ({ page }) => {
    const slider = sliderOf(page);
    await actEarly(page, () => slider.getByRole('button', { name: 'Next packages' }).click());
    await expect(slider.locator('[aria-live=polite] span:visible')).toHaveText('3–8 of 12');
  });

  test('so does one within a tab', async ({ page }) => {
    const voices = voicesOf(page);
    await actEarly(page, () => voices.getByRole('button', { name: 'Next testimonial' }).click());
    await expect(voices.locator('[aria-live=polite]:visible')).toHaveText(/^2 /);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens', async ({ page }) => {
    const { menu, open } = mobileMenuOf(page);
    await actEarly(page, open);
    await expect(menu).toBeVisible();
  });

  for (const how of ['its button', 'Enter'] as const) {
    test(`what is typed into the newsletter is sent by ${how}`, async ({ page, site, email }) => {
      const block = page.getByRole('region', { name: 'A letter from both sides' });
      const posts = postsOf(page);
      await actEarly(page, async () => {
        await block.getByLabel('First Name').fill('Sita');
        await block.getByLabel('Last Name').fill('Gurung');
        await block.getByLabel('Email').fill(email);
        if (how === 'Enter') await block.getByLabel('Email').press('Enter');
        else await block.getByRole('button').click();
      });
      await expect(block.getByRole('status')).toContainText('Thank you, Sita!');
      expect(posts).toHaveLength(1);
      const leads = site.engine.db.selectFrom('leads').select('first_name');
      expect(await leads.where('email', '=', email).execute()).toEqual([{ first_name: 'Sita' }]);
    });
  }
});
