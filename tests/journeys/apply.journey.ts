import { writeFileSync } from 'node:fs';
import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { pdf } from '#tests/application-form.ts';
import { applicationPage, holdFiles, RESUME } from './application-page.ts';
import { openFailingNetwork } from './failing-network.ts';
import { expect, test } from './site.ts';
import { applicationDataOnDevice } from './waiting-page.ts';

test.describe('the application form', () => {
  test('lists missing fields in a summary that takes focus and links to each field', async ({
    page,
  }) => {
    const form = applicationPage(page);
    await form.open();
    await form.send.click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please fix these 5 fields' });
    await expect(summary).toBeFocused();
    await expect(page.getByText(APPLICATION_MESSAGES.required).first()).toBeVisible();
    await summary.getByRole('link', { name: /Full name/ }).click();
    await expect(form.name).toBeFocused();
    await expect(form.name).toHaveAttribute('aria-invalid', 'true');
    await form.name.fill('Sita');
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('rejects a resume that is too large or not a PDF, and says which', async ({
    page,
  }, info) => {
    const form = applicationPage(page);
    await form.open();
    // By path, because sending the bytes through the protocol takes seconds.
    const large = info.outputPath('large.pdf');
    writeFileSync(large, pdf(5_242_881));
    await form.resume.setInputFiles(large);
    await expect(page.getByText(APPLICATION_MESSAGES.fileTooLarge).first()).toBeVisible();
    await form.resume.setInputFiles({ ...RESUME, buffer: Buffer.from('\x89PNG\r\n\x1a\n') });
    await expect(page.getByText(APPLICATION_MESSAGES.fileNotPdf).first()).toBeVisible();
    await expect(page.getByText(RESUME.name)).toHaveCount(0);
    await form.resume.setInputFiles(RESUME);
    await expect(page.getByText(RESUME.name)).toBeVisible();
    await expect(page.getByText(/293 kB/)).toBeVisible();
  });

  test('waits for a file that takes seconds to read, and sends the one chosen last', async ({
    page,
    site,
  }) => {
    const form = applicationPage(page);
    const finishReading = await holdFiles(page);
    await form.open();
    await form.fill();
    await form.name.fill('Gita Rai');
    await form.resume.setInputFiles({ ...RESUME, name: 'latest.pdf' });
    await form.send.click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await finishReading('latest.pdf');
    await finishReading(RESUME.name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Gita!');
    const stored = await site.engine.db
      .selectFrom('applications')
      .innerJoin('resumes', 'resumes.application_id', 'applications.id')
      .select('resumes.file_name')
      .where('name', '=', 'Gita Rai')
      .execute();
    expect(stored).toEqual([{ file_name: 'latest.pdf' }]);
  });

  test('keeps the input and the chosen file after the tab is closed', async ({ page, context }) => {
    const form = applicationPage(page);
    await form.open();
    await form.fill();
    await expect(page.getByText(RESUME.name)).toBeVisible();
    await page.close({ runBeforeUnload: true });

    const tab = await context.newPage();
    const again = applicationPage(tab);
    const startOver = tab.getByRole('button', { name: 'Start over' });
    await again.open();
    await expect(again.name).toHaveValue('Sita Gurung');
    await expect(tab.getByText(RESUME.name)).toBeVisible();
    await startOver.click();
    await expect(again.name).toHaveValue('');
  });

  test('offers no "Start over" while the application is being sent', async ({ page }) => {
    await holdFiles(page);
    const form = applicationPage(page);
    await form.open();
    await form.name.fill('Gita Rai');
    await expect.poll(() => applicationDataOnDevice(page)).not.toEqual([]);
    await page.reload();
    const startOver = page.getByRole('button', { name: 'Start over' });
    await expect(startOver).toBeVisible();
    await form.fill();
    await form.send.click();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toBeVisible();
    await expect(startOver).toBeHidden();
    await cancel.click();
    await startOver.click();
    await expect(form.name).toHaveValue('');
  });

  test('works by keyboard alone, including the chips of a multi-select', async ({ page }) => {
    const form = applicationPage(page);
    await form.open();
    await page.locator('form details > summary').focus();
    await page.keyboard.press('Enter');
    const languages = page.getByRole('combobox', { name: 'Programming languages' });
    await languages.focus();
    await page.keyboard.type('types');
    await page.keyboard.press('Enter');
    const chip = page.getByRole('button', { name: 'Remove TypeScript' });
    await expect(chip).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(chip).toBeHidden();
    await page.keyboard.type('no such language');
    await expect(page.getByText('Nothing matches. Try another word.')).toBeVisible();
  });
});

test.describe('when the response is lost', () => {
  test.use({ expectedMessages: /net::ERR_EMPTY_RESPONSE|net::ERR_CONNECTION/ });

  test('keeps the input, repeats on "Try again", and stores one application', async ({
    page,
    site,
  }) => {
    const network = await openFailingNetwork(site.origin);
    const name = 'Ram Thapa';
    const stored = () =>
      site.engine.db.selectFrom('applications').select('id').where('name', '=', name).execute();
    const form = applicationPage(page);
    await form.open(`${network.origin}/drop-your-info`);
    await form.fill();
    await form.name.fill(name);
    network.losesResponses = true;
    await form.send.click();

    const failure = page.getByRole('alert').filter({ hasText: 'Your application was not sent' });
    await expect(failure).toBeVisible();
    await expect(form.name).toHaveValue(name);
    await expect(page.getByText(RESUME.name)).toBeVisible();
    expect(await stored()).toHaveLength(1);
    network.losesResponses = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ram!');
    expect(await stored()).toHaveLength(1);
    await network.close();
  });
});

test.describe('without JavaScript', () => {
  // Early typing moves the focus before the browser can apply autofocus.
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 422|^Autofocus processing/ });

  test('submits the form, and shows it again with errors if a field is missing', async ({
    page,
    site,
  }) => {
    const form = applicationPage(page);
    await page.goto('/drop-your-info');
    await expect(page.getByText('Scripts are off in your browser')).toBeVisible();
    await form.fill();
    await page.getByLabel('LinkedIn username').fill('https://evil.example/x');
    await page.locator('form details > summary').click();
    await page.locator('select[name=languages]').selectOption(['typescript', 'rust']);
    await form.send.click();
    await expect(page.getByText(APPLICATION_MESSAGES.linkedin).first()).toBeVisible();
    await expect(form.name).toHaveValue('Sita Gurung');
    await page.getByLabel('LinkedIn username').fill('sita');
    await form.resume.setInputFiles(RESUME);
    await form.send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Sita!');
    const rows = await site.engine.db
      .selectFrom('applications')
      .selectAll()
      .where('verified', '=', 0)
      .where('job_slug', 'is', null)
      .execute();
    expect(rows).toMatchObject([
      { linkedin: 'linkedin.com/in/sita', languages: '["Rust","TypeScript"]' },
    ]);
  });
});
