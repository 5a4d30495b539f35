import { expect, openExamples, test } from '#tests/journeys/gallery-site.ts';

test('a link is copied, which is said for a moment', async ({ gallery }) => {
  await openExamples(gallery, 'copy-link');
  await gallery.getByRole('button', { name: 'Copy link' }).click();
  const said = gallery.getByText('Copied to clipboard');
  await expect(said).toBeVisible();
  await expect(said).toHaveCount(0);
  expect(await gallery.evaluate(() => navigator.clipboard.readText())).toMatch(/hand-off$/);
});
