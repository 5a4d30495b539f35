import { removeClipboard } from '#tests/journeys/clipboard.ts';
import { expect, openExamples, test } from '#tests/journeys/gallery-site.ts';

test('copies the link and confirms it for a moment', async ({ gallery }) => {
  await openExamples(gallery, 'copy-link');
  await gallery.getByRole('button', { name: 'Copy link' }).click();
  const confirmation = gallery.getByText('Copied to clipboard');
  await expect(confirmation).toBeVisible();
  await expect(confirmation).toHaveCount(0);
  expect(await gallery.evaluate(() => navigator.clipboard.readText())).toMatch(/hand-off$/);
});

test('says how to copy the address if the browser cannot copy', async ({ gallery }) => {
  await openExamples(gallery, 'copy-link');
  const restoreClipboard = await removeClipboard(gallery);
  await gallery.getByRole('button', { name: 'Copy link' }).click();
  await expect(gallery.getByRole('status').filter({ hasText: 'Copying failed.' })).toBeVisible();
  await restoreClipboard();
});
