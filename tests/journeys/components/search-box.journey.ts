import { expect, openExamples, test, wakeExamples } from '#tests/journeys/gallery-site.ts';

test('a search begins by itself, on Enter, and anew when it is cleared', async ({ gallery }) => {
  await openExamples(gallery, 'search-box');
  const box = gallery.getByRole('searchbox', { name: 'Search posts again' });
  const clear = box.locator('..').getByRole('button', { name: 'Clear the search' });
  const searched = async (text: string) => {
    await gallery.waitForURL((url) => url.searchParams.get('q') === text);
    await wakeExamples(gallery);
  };
  await expect(box).toHaveValue('Dashain');
  await box.fill('Tihar');
  await searched('Tihar');
  await expect(box).toHaveValue('Dashain');
  await box.press('Escape');
  await searched('');
  await box.fill('Okta');
  await box.press('Enter');
  await searched('Okta');
  await expect(clear).toBeVisible();
  await clear.click();
  await searched('');
});
