import { expect, test } from './site.ts';

test('the footer has the company, its contact links and its social networks', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Clear water, good work')).toBeVisible();
  const contactLinks = [
    ['hello@tarn.example', 'mailto:hello@tarn.example'],
    ['+1 415 555 0142', 'tel:+14155550142'],
    ['Contact Us', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['DIVACS', '/divacs'],
    ['Anthropic Identity', '/anthropic-identity'],
  ] as const;
  for (const [name, href] of contactLinks) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const socialNetworks = ['LinkedIn', 'Instagram', 'TikTok', 'Facebook', 'X', 'YouTube'];
  for (const name of ['Schedule a meeting', ...socialNetworks]) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  const year = new Date().getFullYear();
  await expect(footer.getByText(`© 2023 to ${year} Tarn · Portland · Kathmandu`)).toBeVisible();
  await footer.scrollIntoViewIfNeeded();
  for (const glyph of await footer.locator('a img').all()) {
    await expect
      .poll(() => glyph.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('Schedule a Meeting in the header opens in a new tab', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Schedule a Meeting' });
  await expect(link).toHaveAttribute('href', 'https://meet.example.com/tarn');
  await expect(link).toHaveAttribute('target', '_blank');
});
