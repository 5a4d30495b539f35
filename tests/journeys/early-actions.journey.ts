/**
 * Actions on a slow network and CPU, before their script has loaded, take effect once after
 * hydration.
 */
import type { Page } from '@playwright/test';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { postsOf } from './gate-page.ts';
import { DESKTOP, mobileMenuOf, PHONE } from './header-parts.ts';
import { sliderOf, testimonialsOf } from './home-page.ts';
import { expect as expectSoon, test } from './site.ts';

/** Scripts load over the slow network and run four times slower than on this machine. */
const expect = expectSoon.configure({ timeout: 20_000 });

/** Slow 4G: bytes per second, and round-trip milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

/** Opens a page, and holds back its scripts until `act` has finished, however fast they are. */
async function actEarly(page: Page, act: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { promise: completion, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js(\?|$)/, async (route) => {
    await completion;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await act();
  resolve();
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('selects a tab', DEEP, async ({ page }) => {
    const tab = testimonialsOf(page).getByRole('tab', { name: 'Talent' });
    await actEarly(page, () => tab.click());
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(testimonialsOf(page).getByText('I lead testing')).toBeVisible();
  });

  test('pauses a rotation', DEEP, async ({ page }) => {
    const voices = testimonialsOf(page);
    await actEarly(page, () => voices.getByRole('button', { name: /^Pause/ }).click());
    await expect(voices.getByRole('button', { name: /^Play/ })).toBeVisible();
  });

  test('moves a carousel on by one', DEEP, async ({ page }) => {
    const slider = sliderOf(page);
    await actEarly(page, () => slider.getByRole('button', { name: 'Next packages' }).click());
    await expect(slider.locator('[aria-live=polite] span:visible')).toHaveText('3–8 of 12');
  });

  test('moves a carousel in a tab on by one', DEEP, async ({ page }) => {
    const voices = testimonialsOf(page);
    await actEarly(page, () => voices.getByRole('button', { name: 'Next testimonial' }).click());
    await expect(voices.locator('[aria-live=polite]:visible')).toHaveText(/^2 /);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('opens the menu', DEEP, async ({ page }) => {
    const { menu, open } = mobileMenuOf(page);
    await actEarly(page, open);
    await expect(menu).toBeVisible();
  });

  for (const how of ['its button', 'Enter'] as const) {
    test(
      `sends the newsletter input by ${how}`,
      deepUnless(how === 'Enter'),
      async ({ page, site, email }) => {
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
      },
    );
  }
});
