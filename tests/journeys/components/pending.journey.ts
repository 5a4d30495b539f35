import { openExamples } from '#tests/journeys/gallery-site.ts';
import { expect, test } from '#tests/journeys/site.ts';

test('the gallery also shows islands as the server renders them', async ({ page }) => {
  const moving = page.locator('main page-island[data-src]');
  await openExamples(page, 'accordion');
  await expect(moving).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Show pending' }).click();
  await expect(page.getByRole('link', { name: 'Show hydrated' })).toBeVisible();
  await expect(moving).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Accordion' })).toBeVisible();
});
