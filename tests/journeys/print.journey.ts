/** Print styles: the page's own text, without controls for the screen. */
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

test('prints a job with its facts, its contact and its URL', async ({ page }) => {
  await arrive(page, '/talents-on-demand/senior-react-engineer');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('term').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(main.getByText(/\/talents-on-demand\/senior-react-engineer$/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('body > footer')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(main.getByText(/\/talents-on-demand\/senior-react-engineer$/)).toBeHidden();
});

for (const path of [
  '/blogs-and-insights/estimate-without-lying',
  '/learning-hub/sql-for-the-first-job',
  '/events/what-your-first-release-will-cost',
]) {
  test(`prints ${path} with its title`, async ({ page }) => {
    await arrive(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  });
}
