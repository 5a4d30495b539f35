/** What moves in a document. */
import { arriveInChunks } from './chunked-page.ts';
import { expect, test } from './site.ts';

test('it wakes also where the page comes slowly, and what is in it later than itself', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const path = '/implement-identity-management';
  await arriveInChunks(page, site.origin, path, /(?<=<page-island [^>]*>)/);
  // Its list is moved to where the present page is seen.
  const list = page.getByRole('navigation', { name: 'Our Solutions' }).getByRole('list');
  await expect.poll(() => list.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
  const step = page.locator('li[data-active]').first();
  await step.scrollIntoViewIfNeeded();
  await expect(step).toHaveAttribute('data-active', 'true');
});
