import { arrive } from './arrive.ts';
import { DESKTOP, headerOf } from './header-parts.ts';
import { expect, test } from './site.ts';

test.use({ viewport: DESKTOP });

test('Enter and Space open and close a group, and Escape closes it from anywhere inside', async ({
  page,
}) => {
  await arrive(page, '/');
  const { group, item, openGroups } = headerOf(page);
  const button = group('Our Solutions');
  await button.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(item('Design my app')).toBeVisible();
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(item('Design my app')).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item('Roadmap my app')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openGroups).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('arrow keys open a group and move through it, Home and End go to its ends', async ({
  page,
}) => {
  await arrive(page, '/');
  const { group, item } = headerOf(page);
  await group('Our Solutions').focus();
  const steps = [
    ['ArrowDown', item('Design my app')],
    ['ArrowDown', item('Roadmap my app')],
    ['ArrowRight', item('Build my app')],
    ['ArrowLeft', item('Roadmap my app')],
    ['ArrowUp', item('Design my app')],
    ['End', item('Compare packages')],
    ['ArrowDown', item('Compare packages')],
    ['Home', item('Design my app')],
    ['ArrowUp', group('Our Solutions')],
    ['ArrowRight', group('For Job Seekers')],
    ['Home', item('Home')],
    ['End', group('Resources')],
  ] as const;
  for (const [key, target] of steps) {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
  }
});

test('Tab reaches every link of the menu, and a group closes when focus leaves it', async ({
  page,
}) => {
  await arrive(page, '/');
  const { row, openGroups } = headerOf(page);
  const all = await row
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const reached: (string | null)[] = [];
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .focus();
  for (;;) {
    await page.keyboard.press('Tab');
    if ((await row.locator(':focus').count()) === 0) break;
    if (await page.locator('summary:focus').count()) {
      await page.keyboard.press('Enter');
      await expect(openGroups).toHaveCount(1);
    } else {
      reached.push(await page.locator(':focus').getAttribute('href'));
    }
  }
  expect(reached).toEqual(all);
  expect(new Set(all).size).toBeGreaterThanOrEqual(22);
  await expect(openGroups).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Find on this site', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'नेपाली', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Schedule a Meeting', exact: true })).toBeFocused();
});

test('a link followed by keyboard opens its page', async ({ page }) => {
  await arrive(page, '/');
  const { group, item, openGroups } = headerOf(page);
  await group('For Job Seekers').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(item('Submit your resume')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/drop-your-info$/);
  await expect(openGroups).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Submit your resume' })).toBeVisible();
});
