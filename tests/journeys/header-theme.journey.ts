/** The header is readable over any sky, on navigation and on a full load. */
import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect, test } from './site.ts';

/** The hour of the header and of the scene behind it. */
const hoursOf = (page: Page) =>
  page.evaluate(() => {
    const isNight = (scope: string) =>
      document.querySelector(`${scope}[data-hour="night"]`) !== null;
    return { header: isNight('header'), page: isNight('main ') };
  });

const NIGHT = { header: true, page: true };
const DAY = { header: false, page: false };

test('the header changes with the sky from page to page', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const goTo = async (link: string, title: string) => {
    await footer.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveTitle(title);
  };
  await arrive(page, '/');
  await goTo('About', 'About | Tarn');
  expect(await hoursOf(page)).toEqual(NIGHT);
  await goTo('Events', 'Events | Tarn');
  expect(await hoursOf(page)).toEqual(DAY);
  await page.goBack();
  await expect(page).toHaveTitle('About | Tarn');
  expect(await hoursOf(page)).toEqual(NIGHT);
});

test.describe('a missing page', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('has a header for the day', async ({ page }) => {
    await arrive(page, '/service-packages');
    expect(await hoursOf(page)).toEqual(NIGHT);
    await page.goto('/service-packages/nobody');
    await expect(page).toHaveTitle(/^404 Not Found/);
    expect(await hoursOf(page)).toEqual(DAY);
  });
});
