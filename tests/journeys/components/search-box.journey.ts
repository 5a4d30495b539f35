import { expect, hydrateExamples, openExamples, test } from '#tests/journeys/gallery-site.ts';

test('searches after a delay, on Enter, and when the box is cleared', async ({ gallery }) => {
  await openExamples(gallery, 'search-box');
  const box = gallery.getByRole('searchbox', { name: 'Search posts again' });
  const clear = box.locator('..').getByRole('button', { name: 'Clear the search' });
  const waitForSearch = async (text: string) => {
    await gallery.waitForURL((url) => url.searchParams.get('q') === text);
    await hydrateExamples(gallery);
  };
  await expect(box).toHaveValue('Dashain');
  await box.fill('Tihar');
  await waitForSearch('Tihar');
  await expect(box).toHaveValue('Dashain');
  await box.press('Escape');
  await waitForSearch('');
  await box.fill('Okta');
  await box.press('Enter');
  await waitForSearch('Okta');
  await expect(clear).toBeVisible();
  await clear.click();
  await waitForSearch('');
});
