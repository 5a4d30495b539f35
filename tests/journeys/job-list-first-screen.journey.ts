/** The first screen of the job list shows jobs, not only the sky. */
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the first screen shows the first jobs', async ({ page }) => {
    await arrive(page, '/talents-on-demand');
    const roles = page.locator('main').getByRole('article');
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await expect(roles.nth(0)).toBeInViewport({ ratio: 1 });
    await expect(roles.nth(1)).toBeInViewport({ ratio: 0.4 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen has the search and the number of jobs', async ({ page }) => {
    await arrive(page, '/talents-on-demand');
    await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: '24 open roles' })).toBeInViewport({ ratio: 1 });
  });
});
