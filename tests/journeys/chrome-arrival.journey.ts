import type { Page } from '@playwright/test';
import { arrive, untilInBrandFont } from './arrive.ts';
import { DESKTOP, headerOf } from './header-parts.ts';
import { expect, test } from './site.ts';

declare global {
  /** For each scroll that a script asked for: where to, and how. */
  var scrolls: [to: unknown, behavior: string][];
}

test.use({ viewport: DESKTOP });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.scrolls = [];
    const scrollTo = window.scrollTo.bind(window) as (...to: unknown[]) => void;
    window.scrollTo = (...to: unknown[]) => {
      globalThis.scrolls.push([to[1], getComputedStyle(document.documentElement).scrollBehavior]);
      scrollTo(...to);
    };
  });
});

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const lastScroll = (page: Page) => page.evaluate(() => globalThis.scrolls.at(-1));

/** From the foot of the list to another page. */
async function leaveTheList(page: Page) {
  await arrive(page, '/talents-on-demand');
  await untilInBrandFont(page);
  await page.evaluate(() => {
    window.scrollTo(0, 700);
    globalThis.scrolls = [];
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Submit your resume' }).click();
  await expect(page).toHaveURL(/\/drop-your-info$/);
}

test('another page is reached in a smooth scroll, and the way back ends where it began', async ({
  page,
}) => {
  await leaveTheList(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await lastScroll(page)).toEqual([0, 'smooth']);
  await expect.poll(() => scrollY(page)).toBe(0);
  // What the visitor scrolls is left alone.
  expect(await page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe('');

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { name: '24 open roles' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const [to, behavior] = (await lastScroll(page)) ?? [];
  expect(behavior).toBe('auto');
  expect(to).toBeGreaterThan(0);
  expect(await scrollY(page)).toBe(Math.round(Number(to)));
  await page.goForward();
  await expect(page).toHaveURL(/\/drop-your-info$/);
  await expect.poll(() => scrollY(page)).toBe(300);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the top is reached at once', async ({ page }) => {
    await leaveTheList(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await lastScroll(page)).toEqual([0, 'auto']);
    expect(await scrollY(page)).toBe(0);
  });
});

test('the heading takes the focus without a ring, and the next Tab goes on from it', async ({
  page,
}) => {
  await arrive(page, '/');
  await expect(page.locator('h1')).not.toBeFocused();
  const { group, item } = headerOf(page);
  await group('For Job Seekers').focus();
  await page.keyboard.press('ArrowDown');
  await item('Talents on Demand').press('Enter');
  await expect(page).toHaveURL(/\/talents-on-demand$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await page.keyboard.press('Tab');
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /resume/i })
      .first(),
  ).toBeFocused();
});

test('a change of the query alone leaves the focus where it is', async ({ page }) => {
  await arrive(page, '/talents-on-demand');
  const next = page.getByRole('link', { name: 'Next page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Roles 9 to 16 of 24')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(next).toBeFocused();
});

test('a hash leads to its place on another page', async ({ page }) => {
  await arrive(page, '/drop-your-info');
  await headerOf(page).group('Cares').click();
  await headerOf(page).item('Move the slider').click();
  await expect(page).toHaveURL(/\/grassroot-impact-initative#impactMeter$/);
  const section = page.locator('#impactMeter');
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
});
