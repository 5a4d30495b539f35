/** Islands in a document. */
import { arriveInChunks } from './chunked-page.ts';
import { expect, test } from './site.ts';

test('hydrates islands and their content while a page loads slowly', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const path = '/implement-identity-management';
  await arriveInChunks(page, site.origin, path, /(?<=<page-island [^>]*>)/);
  // The island scrolls its list to the current page.
  const list = page.getByRole('navigation', { name: 'Our Solutions' }).getByRole('list');
  await expect.poll(() => list.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  const step = page.locator('li[data-active]').first();
  await step.scrollIntoViewIfNeeded();
  await expect(step).toHaveAttribute('data-active', 'true');
});
