import type { Page } from '@playwright/test';
import { arrive } from '#tests/journeys/arrive.ts';
import { DEEP } from '#tests/journeys/deep-journeys.ts';
import { expect, test } from '#tests/journeys/site.ts';

async function openCard(page: Page) {
  await arrive(page, '/ui/dialog');
  const opener = page.getByRole('button', { name: 'Open the card' });
  const dialog = page.getByRole('dialog', { name: 'Before you go' });
  await opener.click();
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}

for (const [way, close] of [
  ['its button', (page: Page) => page.getByRole('button', { name: 'Close the card' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click outside', (page: Page) => page.mouse.click(10, 10)],
] as const) {
  test(`closes by ${way}, and returns focus to its opener`, async ({ page }) => {
    const { opener, dialog } = await openCard(page);
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
  });
}

test(
  'stays open on a click inside, and blocks scrolling of the page behind',
  DEEP,
  async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 300 });
    const { dialog } = await openCard(page);
    const scrollBefore = await page.evaluate(() => scrollY);
    await dialog.getByText('A few words').click();
    await expect(dialog).toBeVisible();
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  },
);

test('traps focus inside', async ({ page }) => {
  const { dialog } = await openCard(page);
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await expect(dialog).toBeVisible();
});
