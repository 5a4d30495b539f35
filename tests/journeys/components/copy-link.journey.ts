import { removeClipboard } from '#tests/journeys/clipboard.ts';
import { openExamples } from '#tests/journeys/gallery-site.ts';
import { expect, test } from '#tests/journeys/site.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('copies the link and confirms it for a moment', async ({ page }) => {
  await openExamples(page, 'copy-link');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const confirmation = page.getByText('Copied to clipboard');
  await expect(confirmation).toBeVisible();
  await expect(confirmation).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/hand-off$/);
});

test('says how to copy the address if the browser cannot copy', async ({ page }) => {
  await openExamples(page, 'copy-link');
  const restoreClipboard = await removeClipboard(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copying failed.' })).toBeVisible();
  await restoreClipboard();
});
