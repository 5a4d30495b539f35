import { arrive } from '#tests/journeys/arrive.ts';
import { expect, test } from '#tests/journeys/site.ts';

test('selects whole numbers from 1 to 20 by keyboard, 5 at first, and fills the track up to the value', async ({
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

test('can be dragged, and is tall enough for a finger', async ({ page }) => {
  await arrive(page, '/ui/range-slider');
  const slider = page.getByRole('slider');
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not rendered');
  expect(box.height).toBeGreaterThanOrEqual(44);
  await page.mouse.click(box.x + box.width / 2 + 15, box.y + 4);
  await expect(slider).toHaveValue('11');
});
