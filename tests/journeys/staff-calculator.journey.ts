import type { Page } from '@playwright/test';
import { arrive, untilHydrated } from './arrive.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const PATH = '/staff-augmentation';
const USUAL = '55% below a hire of your own';
const LOCAL_IS_CHEAPER = 'Your own hire is 47% below ours';

function calculatorOf(page: Page) {
  const calculator = page.locator('#calculator');
  return {
    calculator,
    role: calculator.getByLabel('Kind'),
    level: calculator.getByLabel('Experience'),
    people: calculator.getByLabel('Seats'),
    salary: calculator.getByLabel('Yearly salary at your place, in USD'),
    title: calculator.getByRole('heading', { level: 3 }).first(),
    status: calculator.locator('form').getByRole('status'),
    totals: calculator.getByRole('row', { name: 'The year' }),
  };
}

async function arriveAtCalculator(page: Page, query = '') {
  await arrive(page, `${PATH}${query}#calculator`);
  await calculatorOf(page).calculator.scrollIntoViewIfNeeded();
  await untilHydrated(page);
}

test('the result follows the fields, and can be shared', async ({ page, context }) => {
  await arriveAtCalculator(page);
  const { calculator, role, level, people, salary, title, status, totals } = calculatorOf(page);
  await expect(title).toHaveText(USUAL);
  await expect(salary).toHaveValue('132,000');
  await role.selectOption('Tester');
  await level.selectOption('Lead');
  await people.selectOption('2');
  await expect(salary).toHaveValue('130,000');
  await expect(salary).toHaveAccessibleDescription(/^Usual in Oregon: \$130,000\./);
  await expect(title).toHaveText('54% below a hire of your own');
  await expect(totals.getByRole('cell')).toHaveText(['$338,000', '$154,400']);
  await expect(status).toHaveText(
    '54% below a hire of your own. 2 seats: $12,867 a month from us, $28,167 on your own. That is $183,600 less in a year.',
  );
  await expect(page).toHaveURL(/\?role=tester&level=lead&people=2#calculator$/);

  await salary.fill('20,000');
  await expect(title).toHaveText(/^Your own hire is/);
  await expect(page).toHaveURL(/&salary=20000#calculator$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculator.getByRole('button', { name: 'Copy link' }).click();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await arrive(other, url);
  await expect(calculatorOf(other).calculator).toBeInViewport();
  await expect(calculatorOf(other).salary).toHaveValue('20,000');
  await expect(calculatorOf(other).title).toHaveText((await title.textContent()) ?? '');
});

test('a typed salary stays when the role changes, and is completed by Enter', async ({ page }) => {
  await page.clock.install();
  await arriveAtCalculator(page);
  const { role, salary, title } = calculatorOf(page);
  await salary.fill('$3');
  await page.clock.runFor(1000);
  await expect(title).toHaveText(USUAL);
  await salary.fill('$30000');
  await salary.press('Enter');
  await expect(salary).toHaveValue('30,000');
  await expect(title).toHaveText(LOCAL_IS_CHEAPER);
  await role.selectOption('Designer');
  await expect(title).toHaveText(/^Your own hire is/);
  await expect(salary).toHaveValue('30,000');
  // Without a salary, the usual one is meant.
  await salary.fill('');
  await salary.press('Tab');
  await expect(salary).toHaveValue('99,000');
  await expect(page).toHaveURL(/\?role=designer&level=senior&people=1#calculator$/);
});

test('a role that was chosen before the script arrived is calculated', async ({ page }) => {
  const release = await holdRequests(page, /\/calculator-[\w-]+\.js/);
  await page.goto(`${PATH}#calculator`);
  const { role, salary, title } = calculatorOf(page);
  await role.selectOption('Tester');
  await expect(salary).toHaveValue('132,000');
  release();
  await expect(salary).toHaveValue('110,000');
  await expect(title).toHaveText('55% below a hire of your own');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server calculates the result', async ({ page }) => {
    await page.goto(PATH);
    const { calculator, role, people, salary, title } = calculatorOf(page);
    await role.selectOption('Tester');
    await people.selectOption('3');
    await calculator.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL(/\?role=tester&level=senior&people=3&.*#calculator$/);
    await expect(calculator).toBeInViewport();
    await expect(salary).toHaveValue('110,000');
    await salary.fill('30000');
    await calculator.getByRole('button', { name: 'Work it out' }).click();
    await expect(title).toHaveText(/^Your own hire is/);
    await expect(role).toHaveValue('tester');
    await expect(salary).toHaveValue('30,000');
    await calculator.getByText('The arithmetic').click();
    await expect(calculator.getByText('Salaries are from The yearly count')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('prices and results fit without scrolling sideways', async ({ page }) => {
    await arriveAtCalculator(page, '?role=developer&level=lead&people=10&salary=300000');
    const { calculator, role, salary } = calculatorOf(page);
    for (const table of await page.getByRole('table').all()) {
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    const lineCounts = await calculator
      .locator('td [data-text]')
      .evaluateAll((amounts) => amounts.map((amount) => amount.getClientRects().length));
    expect(new Set(lineCounts)).toEqual(new Set([1]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const field of [role, salary]) {
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
