/** Questions that a job asks in addition to the fields of every application. */
import type { Page } from '@playwright/test';
import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Db } from '#db/schema.ts';
import { APPLICANT } from '#tests/application-form.ts';
import { applicationPage, RESUME } from './application-page.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';
import { applicationDataOnDevice } from './waiting-page.ts';

const QA = '/drop-your-info?jobId=qa-trainee';
const DEFECT = 'Tell us about one defect';
/** A job with an optional question. */
const OPTIONAL = '/drop-your-info?jobId=accessibility-tester';

const none = (page: Page) => page.getByRole('radio', { name: 'I leave this open' });

async function answersOf(db: Db, name: string) {
  const row = await db
    .selectFrom('applications')
    .select('answers')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.answers);
}

test.describe("a job's own questions", () => {
  test('are listed in the summary, which links to radio buttons as to any field', async ({
    page,
  }) => {
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

  test(
    'keep answers given before hydration, also after the tab is closed',
    DEEP,
    async ({ page, context }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/application-form\b.*\.js/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(QA);
      await page.getByText('No, I am not').click();
      await page.getByLabel(DEFECT).fill('Typed early');
      release();
      await page.locator('form[novalidate]').waitFor();
      await expect(page.getByRole('radio', { name: 'No, I am not' })).toBeChecked();
      await expect(page.getByLabel(DEFECT)).toHaveValue('Typed early');
      // The form stores no draft while it is still loading one.
      const storedDraft = async () => JSON.stringify(await applicationDataOnDevice(page));
      await expect.poll(storedDraft).toContain('Typed early');
      // `close` returns before the tab is closed.
      const closed = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closed;

      const tab = await context.newPage();
      await applicationPage(tab).open(QA);
      await expect(tab.getByRole('radio', { name: 'No, I am not' })).toBeChecked();
      await expect(tab.getByLabel(DEFECT)).toHaveValue('Typed early');
    },
  );

  test('an optional answer can be cleared, a required one cannot', DEEP, async ({ page, site }) => {
    const form = applicationPage(page);
    await form.open(QA);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await form.open(OPTIONAL);
    await expect(none(page)).toBeChecked();
    await page.getByRole('radio', { name: 'By phone' }).check();
    await none(page).check();
    await form.fill();
    await form.name.fill('Hira Tamang');
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Hira!');
    expect(await answersOf(site.engine.db, 'Hira Tamang')).toEqual([]);
  });
});

test.describe('without JavaScript', DEEP, () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 422/ });

  test('an optional question can be left unanswered', DEEP, async ({ page, site }) => {
    const form = applicationPage(page);
    await page.goto(OPTIONAL);
    await page.getByText('By phone').click();
    await expect(none(page)).not.toBeChecked();
    await page.getByText('I leave this open').click();
    await form.fill();
    await form.name.fill('Bina Lama');
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Bina!');
    expect(await answersOf(site.engine.db, 'Bina Lama')).toEqual([]);
  });

  test("asks, validates and stores a job's questions, and expands the fields if one is invalid", async ({
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
    // Input before the first paint would prevent autofocus.
    await expect(page.locator('form [role=alert]').first()).toBeFocused();
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
