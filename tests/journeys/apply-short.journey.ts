/** A first answer needs few fields: the rest is folded away, and what an opening asks by itself is short. */
import type { Page } from '@playwright/test';
import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { referenceOf } from '#contract/reference.ts';
import { APPLICANT } from '#tests/application-form.ts';
import { applicationPage, RESUME } from './application-page.ts';
import { expect, test } from './site.ts';

const QA = '/drop-your-info?jobId=qa-trainee';
const DEFECT = 'Tell us about one defect';

/** Names of the fields that stand open before the button; the choices of one question are one. */
const openFields = (page: Page) =>
  page.locator('form:has(input[name=cv])').evaluate((form) => {
    const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const isSeen = (field: HTMLElement) =>
      field.checkVisibility() && !field.closest('[aria-hidden=true]');
    return [...new Set([...fields].filter(isSeen).map((field) => field.name || field.id))];
  });

test.describe('a first answer', () => {
  test('takes six fields for the talent pool, the role among them', async ({ page }) => {
    const form = applicationPage(page);
    await form.open();
    expect(await openFields(page)).toEqual(['name', 'email', 'phone', 'linkedin', 'role', 'cv']);
  });

  test('takes fewer than eight for the opening that asks most, and these are enough', async ({
    page,
    site,
  }) => {
    const form = applicationPage(page);
    await form.open(QA);
    const fields = await openFields(page);
    expect(fields.length).toBeLessThan(8);
    expect(fields).toEqual([
      ...['name', 'email', 'phone', 'linkedin', 'cv'],
      ...['answers.defect', 'answers.weekdays'],
    ]);
    await form.fill();
    await form.name.fill('Kabita Rai');
    await page.getByLabel(DEFECT).fill('One\nTwo');
    await page.getByRole('radio', { name: 'Yes, I am' }).check();
    await expect(page.getByText(RESUME.name)).toBeVisible();
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Kabita!');

    const row = await site.engine.db
      .selectFrom('applications')
      .selectAll()
      .where('name', '=', 'Kabita Rai')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: 'QA Trainee', job_slug: 'qa-trainee', message: '' });
    expect(JSON.parse(row.answers)).toMatchObject([
      { question: DEFECT, answer: 'One\nTwo' },
      { answer: 'yes' },
    ]);
    const main = page.getByRole('main');
    await expect(main).toContainText('We have your application for QA Trainee.');
    await expect(main).toContainText(`by the number ${referenceOf(row.id)}.`);
    await expect(main).toContainText('Somebody answers within 5 working days.');
  });
});

test.describe("an opening's own questions", () => {
  test('are missed in the summary, which leads to a choice as to any field', async ({ page }) => {
    const form = applicationPage(page);
    await form.open(QA);
    await form.send.click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix these 7 fields' });
    await expect(summary).toBeFocused();
    const weekdays = page.getByRole('radiogroup', { name: /all five weekdays/ });
    await expect(weekdays).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: /all five weekdays\? This Field/ }).click();
    await expect(page.getByRole('radio', { name: 'Yes, I am' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'No, I am not' })).toBeChecked();
    await expect(weekdays).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('keep what was answered before the scripts were there, and through a closed tab', async ({
    page,
    context,
  }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/application-form\b.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(QA);
    await page.getByText('No, I am not').click();
    await page.getByLabel(DEFECT).fill('Typed early');
    letThrough();
    await page.locator('form[novalidate]').waitFor();
    await expect(page.getByRole('radio', { name: 'No, I am not' })).toBeChecked();
    await expect(page.getByLabel(DEFECT)).toHaveValue('Typed early');
    await page.close({ runBeforeUnload: true });

    const tab = await context.newPage();
    await applicationPage(tab).open(QA);
    await expect(tab.getByRole('radio', { name: 'No, I am not' })).toBeChecked();
    await expect(tab.getByLabel(DEFECT)).toHaveValue('Typed early');
  });
});

test.describe('what is folded', () => {
  test('opens by itself where something in it is wrong, or was brought back', async ({
    page,
    context,
  }) => {
    const form = applicationPage(page);
    await form.open();
    const fold = page.locator('form details');
    await expect(fold).not.toHaveAttribute('open');
    await form.unfold();
    const github = page.getByLabel('GitHub username');
    await github.fill('https://example.com');
    await fold.locator('summary').click();
    await expect(github).toBeHidden();
    await form.send.click();
    await expect(github).toHaveAttribute('aria-invalid', 'true');
    await expect(github).toBeVisible();
    await fold.locator('summary').click();
    await page.getByRole('link', { name: /^GitHub username/ }).click();
    await expect(github).toBeFocused();
    await page.close({ runBeforeUnload: true });

    const tab = await context.newPage();
    await applicationPage(tab).open();
    await expect(tab.getByLabel('GitHub username')).toBeVisible();
    await expect(tab.getByLabel('GitHub username')).toHaveValue('https://example.com');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 422/ });

  test("an opening's questions are asked, missed and stored, and a mistake opens the fold", async ({
    page,
    site,
  }) => {
    const form = applicationPage(page);
    await page.goto(QA);
    await form.fill();
    await form.name.fill('Dipa Magar');
    await page.getByLabel(DEFECT).fill('It fell over');
    await page.getByText('No, I am not').click();
    await page.locator('form details > summary').click();
    await page.getByLabel('GitHub username').fill('https://example.com');
    await form.send.click();
    await expect(page.getByText(APPLICATION_MESSAGES.github).first()).toBeVisible();
    await expect(page.getByLabel('GitHub username')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'No, I am not' })).toBeChecked();
    await page.getByLabel('GitHub username').fill(APPLICANT.linkedin);
    await form.resume.setInputFiles(RESUME);
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Dipa!');
    const row = await site.engine.db
      .selectFrom('applications')
      .selectAll()
      .where('name', '=', 'Dipa Magar')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.answers)).toMatchObject([{ answer: 'It fell over' }, { answer: 'no' }]);
    await expect(page.getByRole('main')).toContainText(referenceOf(row.id));
  });
});
