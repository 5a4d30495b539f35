/** From a list of jobs to an alert for its search, by keyboard. The forms have no scripts. */
import { alertLinkTo, alertsOf } from '#tests/job-alerts.ts';
import { arrive } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedMessages: /status of 422/ });

test('sets up an alert by email, confirms it and ends it', async ({ page, site, email }) => {
  const { db } = site.engine;
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  await arrive(page, '/talents-on-demand?level=senior');
  // The search updates without a page load, and the form with it.
  await page.getByRole('searchbox', { name: 'Search open roles' }).fill('react');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=react/);
  const form = main.locator('form[action="/job-alerts"]');
  await expect(form.locator('[name=search]')).toHaveValue('q=react&level=senior');
  await form.scrollIntoViewIfNeeded();
  expect(await axeFindings(page, 'main')).toEqual([]);

  // The field rejects most invalid addresses itself, so validation is switched off.
  await form.getByLabel('Email').fill('sita@-');
  await form.evaluate((element) => element.setAttribute('novalidate', ''));
  await form.getByRole('button', { name: 'Set up the alert' }).click();
  const field = page.getByLabel('Email');
  await expect(field).toHaveAccessibleDescription('Email must be valid');
  await field.fill(email);
  await page.getByLabel('Daily').check();
  expect(await axeFindings(page, 'main')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(heading('Check your mail')).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);

  const [{ id = '' } = {}] = await alertsOf(db, email.toLowerCase());
  await arrive(page, await alertLinkTo(db, 'confirm', id));
  await page.getByRole('button', { name: 'Yes, switch it on' }).click();
  await expect(heading('The alert is on')).toBeVisible();
  await expect(main).toContainText('For “react”, Senior, once a day.');
  await arrive(page, await alertLinkTo(db, 'leave', id));
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect(heading('The alert is off')).toBeVisible();
  expect(await alertsOf(db, email.toLowerCase())).toMatchObject([
    { frequency: 'daily', ended_at: expect.any(Number) },
  ]);
});
