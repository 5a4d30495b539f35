import { hydrateExamples, openExamples } from '#tests/journeys/gallery-site.ts';
import { expect, test } from '#tests/journeys/site.ts';

test('searches after a delay, on Enter, and when the box is cleared', async ({ page }) => {
  await openExamples(page, 'search-box');
  const box = page.getByRole('searchbox', { name: 'Search posts again' });
  const clear = box.locator('..').getByRole('button', { name: 'Clear the search' });
  const waitForSearch = async (text: string) => {
    await page.waitForURL((url) => url.searchParams.get('q') === text);
    await hydrateExamples(page);
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
