/** A founder decides: a price, proof that a customer gave, and a meeting, in four actions. */
import { PHONE } from './home-page.ts';
import { expect, test } from './site.ts';

for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('leads from home to a price, to a customer and to a meeting', async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('link', { name: /Business website/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business website');
      await expect(page.getByText('$7,999').first()).toBeInViewport();

      await page.getByRole('contentinfo').getByRole('link', { name: 'Customers' }).click();
      const card = page.getByRole('article').filter({ hasText: 'DIVACS' });
      await expect(card.getByText('22 of 25')).toBeVisible();

      await card.getByRole('link').click();
      await expect(page).toHaveURL(/\/divacs$/);
      await expect(page.getByRole('main').getByText('22 of 25').first()).toBeVisible();

      const meeting = page.getByRole('main').getByRole('link', { name: 'Schedule a Meeting' });
      await expect(meeting.last()).toHaveAttribute('href', 'https://meet.example.com/tarn');
      await expect(meeting.last()).toHaveAttribute('target', '_blank');
    });
  });
}
