import { DEEP } from '#tests/journeys/deep-journeys.ts';
import { expect, test } from '#tests/journeys/site.ts';

test('one panel is always open: another closes it, its own button does not', async ({ page }) => {
  await page.goto('/ui/accordion');
  const [screening, technical] = ['Screening', 'Technical assessment'].map((name) => ({
    button: page.getByRole('button', { name }),
    panel: page.getByRole('region', { name }),
  })) as [Panel, Panel];
  await expect(screening.button).toHaveAttribute('aria-expanded', 'true');
  await expect(screening.panel).toBeVisible();
  await expect(technical.panel).toBeHidden();

  await expect(async () => {
    await technical.button.click();
    await expect(technical.panel).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(screening.panel).toBeHidden();
  await expect(screening.button).toHaveAttribute('aria-expanded', 'false');

  await technical.button.press('Enter');
  // It is marked as not closable, which a quick tap ignores.
  await technical.button.click({ force: true });
  await expect(technical.button).toHaveAttribute('aria-expanded', 'true');
  await expect(technical.panel).toBeVisible();
  await expect(technical.button).toHaveAttribute(
    'aria-controls',
    (await technical.panel.getAttribute('id')) ?? '',
  );
});

type Panel = Record<'button' | 'panel', ReturnType<import('@playwright/test').Page['locator']>>;

test('in the other mode, each panel opens and closes on its own', DEEP, async ({ page }) => {
  await page.goto('/ui/accordion');
  const cost = page.getByRole('button', { name: 'What does it cost?' });
  const time = page.getByRole('button', { name: 'How long does it take?' });
  await expect(async () => {
    if ((await cost.getAttribute('aria-expanded')) === 'false') await cost.click();
    await expect(cost).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await time.press('Space');
  await expect(page.getByRole('region', { name: 'What does it cost?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'How long does it take?' })).toBeVisible();
  await cost.click();
  await expect(page.getByText('Each package has its starting price.')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every panel is open', async ({ page }) => {
    await page.goto('/ui/accordion');
    await expect(page.getByText('A talk with two people of the team.')).toBeVisible();
    await expect(page.getByText('Each package has its starting price.')).toBeVisible();
  });
});
