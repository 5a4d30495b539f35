/** A short application needs few fields: the rest is collapsed. */
import type { Page } from '@playwright/test';
import { referenceOf } from '#contract/reference.ts';
import { applicationPage, RESUME } from './application-page.ts';
import { expect, test } from './site.ts';

const QA = '/drop-your-info?jobId=qa-trainee';
const DEFECT = 'Tell us about one defect';

/** Names of the fields visible above the button; the radio buttons of one question count once. */
const openFields = (page: Page) =>
  page.locator('form:has(input[name=cv])').evaluate((form) => {
    const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const isSeen = (field: HTMLElement) =>
      field.checkVisibility() && !field.closest('[aria-hidden=true]');
    return [...new Set([...fields].filter(isSeen).map((field) => field.name || field.id))];
  });

test.describe('a short application', () => {
  test('needs six fields for the talent pool, the role among them', async ({ page }) => {
    const form = applicationPage(page);
    await form.open();
    expect(await openFields(page)).toEqual(['name', 'email', 'phone', 'linkedin', 'role', 'cv']);
  });

  test('needs fewer than eight for the job with the most questions, and no others', async ({
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
    await expect(main).toContainText('Someone answers within 5 working days.');
  });
});

test.describe('the collapsed fields', () => {
  test('open automatically if one of them is invalid or restored', async ({ page, context }) => {
    const form = applicationPage(page);
    await form.open();
    const collapsed = page.locator('form details');
    await expect(collapsed).not.toHaveAttribute('open');
    await form.unfold();
    const github = page.getByLabel('GitHub username');
    await github.fill('https://example.com');
    await collapsed.locator('summary').click();
    await expect(github).toBeHidden();
    await form.send.click();
    await expect(github).toHaveAttribute('aria-invalid', 'true');
    await expect(github).toBeVisible();
    await collapsed.locator('summary').click();
    await page.getByRole('link', { name: /^GitHub username/ }).click();
    await expect(github).toBeFocused();
    await page.close({ runBeforeUnload: true });

    const tab = await context.newPage();
    await applicationPage(tab).open();
    await expect(tab.getByLabel('GitHub username')).toBeVisible();
    await expect(tab.getByLabel('GitHub username')).toHaveValue('https://example.com');
  });
});
