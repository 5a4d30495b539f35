import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

// Expected to fail at its end, and reported if it passes.
test.fail('a test fails if a hold has held no request', async ({ page }) => {
  await holdRequests(page, /\/renamed-script-[\w-]+\.js$/);
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
