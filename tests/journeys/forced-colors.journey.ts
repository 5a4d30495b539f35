/**
 * Forced colors, as in the high contrast mode of Windows: no information depends on a background
 * color alone.
 */
import type { Locator } from '@playwright/test';
import { arrive } from './arrive.ts';
import { headerOf, mobileMenuOf, PHONE } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 1280, height: 900 }, forcedColors: 'active' });

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('selected items differ from the others', async ({ page }) => {
  await arrive(page, '/blogs-and-insights');
  const tabs = page.getByRole('main').locator('.filter-tabs > a');
  const [chosen, other] = [tabs.nth(0), tabs.nth(1)];
  await expect
    .poll(
      async () =>
        (await styleOf(chosen, 'background-color')) !== (await styleOf(other, 'background-color')),
    )
    .toBe(true);

  await arrive(page, '/staff-augmentation');
  const roles = page.getByRole('tab');
  const backgrounds = await roles.evaluateAll((all) =>
    all.map((tab) => getComputedStyle(tab).backgroundColor),
  );
  expect(new Set(backgrounds).size).toBe(2);
});

test('buttons, cards and focus have outlines, and the logo is not black on black', async ({
  page,
}) => {
  await arrive(page, '/contact');
  const action = page.getByRole('banner').getByRole('link', { name: 'Schedule a Meeting' });
  expect(await styleOf(action, 'border-top-width')).toBe('1px');
  await action.focus();
  expect(await styleOf(action, 'outline-style')).toBe('solid');
  expect(await styleOf(page.locator('.card').first(), 'border-top-style')).toBe('solid');
  const logo = page.getByRole('banner').locator('svg path').first();
  expect(await styleOf(logo, 'stroke')).toBe(await styleOf(page.locator('body'), 'color'));
});

test('over a sky at night, the logo and an open panel are set apart from the page', async ({
  page,
}) => {
  await arrive(page, '/about');
  const logo = page.getByRole('banner').locator('svg path').first();
  expect(await styleOf(logo, 'stroke')).toBe(await styleOf(page.locator('body'), 'color'));
  const { row, group } = headerOf(page);
  await group('Resources').click();
  const panel = row.locator('details[open] > .menu-panel');
  await expect(panel).toHaveCSS('outline-style', 'solid');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu hides the page', async ({ page }) => {
    await arrive(page, '/about');
    const { menu, open } = mobileMenuOf(page);
    await open();
    await expect(menu).toHaveCSS(
      'background-color',
      await styleOf(page.locator('body'), 'background-color'),
    );
  });
});
