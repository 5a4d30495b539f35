import { arrive } from '#tests/journeys/arrive.ts';
import { expect, test } from '#tests/journeys/gallery-site.ts';

test('whole numbers from 1 to 20 by keys, 5 at first, with the track filled so far', async ({
  page,
}) => {
  await arrive(page, '/ui/range-slider');
  const slider = page.getByRole('slider', { name: 'How many people do you onboard?' });
  const filled = page.locator('figure svg rect').nth(1);
  await expect(slider).toHaveValue('5');
  await expect(filled).toHaveAttribute('width', '21.05%');
  await slider.press('Home');
  await expect(filled).toHaveAttribute('width', '0%');
  await expect(slider).toHaveValue('1');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await expect(slider).toHaveAttribute('aria-valuetext', '2 people');
  await slider.press('End');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('20');
  await expect(page.locator('svg text')).toHaveText('20');
});

test('it can be pulled, and is high enough for a finger', async ({ page }) => {
  await arrive(page, '/ui/range-slider');
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider has no place');
  expect(box.height).toBeGreaterThanOrEqual(44);
  await page.mouse.click(box.x + box.width / 2 + 15, box.y + 4);
  await expect(slider).toHaveValue('11');
});
