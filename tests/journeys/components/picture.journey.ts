import { openExamples } from '#tests/journeys/gallery-site.ts';
import { expect, test } from '#tests/journeys/site.ts';

test('a picture that failed to load shows only its blurred placeholder', async ({ page }) => {
  await openExamples(page, 'picture');
  const example = page.locator('section[id="picture"] figure').last();
  const [placeholder, picture] = [example.locator('img').first(), example.locator('img').last()];
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveCSS('opacity', '0');
  await expect(placeholder).toHaveCSS('filter', /blur/);
});
