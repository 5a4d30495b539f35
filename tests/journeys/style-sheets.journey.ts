/** Each page has a style sheet of its own; whoever goes on from there gets that of all pages. */
import type { Page } from '@playwright/test';
import { arrive, untilInBrandFont } from './arrive.ts';
import { expect, test } from './site.ts';

/** Where each part of the page begins and how tall it is. */
function placesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('main section, main h1, main h2, main form')].map(
      (part) => {
        const { width, height } = part.getBoundingClientRect();
        return `${part.tagName} ${Math.round(width)} ${Math.round(height)}`;
      },
    );
  });
}

test('a page looks the same whether one comes from the home page or not', async ({ page }) => {
  await arrive(page, '/contact');
  await untilInBrandFont(page);
  const direct = await placesOf(page);

  await arrive(page, '/');
  await expect(page.locator('style[data-href]')).toHaveAttribute('data-href', 'routes/home/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Talk to a person' })).toBeVisible();
  await expect.poll(() => placesOf(page)).toEqual(direct);

  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Clear water, good work' }),
  ).toBeVisible();
});

test('the sheet of all pages is fetched once, and not before somebody goes on', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await arrive(page, '/contact');
  expect(sheets).toEqual([]);
  await page
    .getByRole('link', { name: /, home$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: 'Talk to a person' })).toBeVisible();
  expect(sheets).toHaveLength(1);
});
