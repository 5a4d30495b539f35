import type { Locator } from '@playwright/test';
import { arrive, untilHydrated } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { longestMotion, mobileMenuOf, PHONE, watchMotion } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ viewport: PHONE });

test('the menu fills the screen, traps focus, and closes on Escape or its button', async ({
  page,
}) => {
  await arrive(page, '/');
  const { menu, open } = mobileMenuOf(page);
  await watchMotion(page);
  await open();
  await expect(menu).toHaveCSS('opacity', '1');
  expect(await longestMotion(page)).toBeLessThanOrEqual(300);
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  const { first, last } = endsOf(menu);
  await expect(first).toBeFocused();
  // Beyond either end is the browser's own interface, never the page behind.
  for (const [end, key] of [
    [first, 'Shift+Tab'],
    [last, 'Tab'],
  ] as const) {
    await end.focus();
    await page.keyboard.press(key);
    expect(await page.evaluate(isBehindMenu)).toBe(false);
  }
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  await open();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
});

test('opens one group at a time, follows a link, and has its group open next time', async ({
  page,
}) => {
  await arrive(page, '/');
  const { menu, open, group, openGroups } = mobileMenuOf(page);
  await open();
  await expect(openGroups).toHaveCount(0);
  await group('Cares').click();
  await group('For Job Seekers').click();
  await expect(openGroups).toHaveCount(1);
  await menu.getByRole('link', { name: 'Talents on Demand' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/talents-on-demand$/);
  await untilHydrated(page);

  await open();
  await group('Cares').click();
  await page.keyboard.press('Escape');
  await open();
  await expect(openGroups.locator('summary')).toHaveText('For Job Seekers');
  await expect(menu.getByRole('link', { name: 'Talents on Demand' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(menu).toBeHidden();
});

test('everything is reachable and large enough on a screen 600 px high', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await arrive(page, '/');
  const { menu, open, group } = mobileMenuOf(page);
  await open();
  await group('Our Solutions').click();
  const small = await menu.locator('a, button, summary').evaluateAll((targets) =>
    targets
      .filter((target) => target.checkVisibility())
      .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 44)
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
  const last = menu.getByRole('link', { name: '+1 415 555 0142' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await axeFindings(page, '#menu')).toEqual([]);
});

function endsOf(menu: Locator) {
  const links = menu.locator('a:visible');
  return { first: links.first(), last: links.last() };
}

function isBehindMenu(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('#menu');
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves', async ({ page }) => {
    await arrive(page, '/');
    const { menu, open } = mobileMenuOf(page);
    await watchMotion(page);
    await open();
    await expect(menu).toHaveCSS('opacity', '1');
    expect(await longestMotion(page)).toBeLessThanOrEqual(0.01);
  });
});
