import type { Page } from '@playwright/test';
import { arrive } from '#tests/journeys/arrive.ts';
import { DEEP } from '#tests/journeys/deep-journeys.ts';
import { expect, test } from '#tests/journeys/site.ts';

async function show(page: Page, button: string, text: string) {
  await page.clock.install();
  await arrive(page, '/ui/snackbar');
  await page.clock.pauseAt(Date.now() + 600_000);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.mouse.move(2, 2);
  return page.getByText(text, { exact: true });
}

for (const { button, text, role, duration } of [
  { button: 'Show success', text: 'Message Sent', role: 'status', duration: 6000 },
  { button: 'Show error', text: 'Please Verify The Captcha', role: 'alert', duration: 6000 },
  { button: 'Copy', text: 'Copied to clipboard', role: 'status', duration: 1000 },
] as const) {
  test(`'${text}' is a message of role ${role} for ${duration} ms`, async ({ page }) => {
    const message = await show(page, button, text);
    await expect(page.getByRole(role).filter({ has: message })).toBeVisible();
    await page.clock.runFor(duration - 50);
    await expect(message).toBeVisible();
    await page.clock.runFor(100);
    await expect(message).toHaveCount(0);
  });
}

test('a message with an action stays until it is closed', async ({ page }) => {
  const message = await show(page, 'Show error with action', 'Could Not Send Message');
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);
});

test('a hovered message stays, and then gets its full time again', DEEP, async ({ page }) => {
  const message = await show(page, 'Show success', 'Message Sent');
  await message.hover();
  await page.clock.runFor(20_000);
  await expect(message).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(5950);
  await expect(message).toBeVisible();
  await page.clock.runFor(100);
  await expect(message).toHaveCount(0);
});
