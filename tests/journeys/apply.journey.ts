import { writeFileSync } from 'node:fs';
import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { pdf } from '#tests/application-form.ts';
import { applicationPage, RESUME } from './application-page.ts';
import { openFailingNetwork } from './failing-network.ts';
import { expect, test } from './site.ts';

test.describe('the application form', () => {
  test('names what is missing, in a summary that takes the focus and leads to each field', async ({
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

  test('discards a resume that is too large or no PDF, and says which', async ({ page }, info) => {
    const form = applicationPage(page);
    await form.open();
    // By its path: what is sent through the test's own connection to the browser takes seconds.
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

  test('keeps what was typed and chosen through a closed tab', async ({ page, context }) => {
    const form = applicationPage(page);
    await form.open();
    await form.fill();
    await expect(page.getByText(RESUME.name)).toBeVisible();
    await page.close({ runBeforeUnload: true });

    const tab = await context.newPage();
    const again = applicationPage(tab);
    await again.open();
    await expect(again.name).toHaveValue('Sita Gurung');
    await expect(tab.getByText(RESUME.name)).toBeVisible();
    await tab.getByRole('button', { name: 'Start over' }).click();
    await expect(again.name).toHaveValue('');
  });

  test('works by keyboard alone, up to the chips of a multi-select', async ({ page }) => {
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

test.describe('when the answer is lost', () => {
  test.use({ expectedMessages: /net::ERR_EMPTY_RESPONSE|net::ERR_CONNECTION/ });

  test('the page reloads filled in, "Try again" repeats, and one application is stored', async ({
    page,
    site,
  }) => {
    const line = await openFailingNetwork(site.origin);
    const name = 'Ram Thapa';
    const stored = () =>
      site.engine.db.selectFrom('applications').select('id').where('name', '=', name).execute();
    const form = applicationPage(page);
    await form.open(`${line.origin}/drop-your-info`);
    await form.fill();
    await form.name.fill(name);
    line.losesResponses = true;
    await form.send.click();

    const failure = page.getByRole('alert').filter({ hasText: 'Your application was not sent' });
    await expect(failure).toBeVisible();
    await expect(form.name).toHaveValue(name);
    await expect(page.getByText(RESUME.name)).toBeVisible();
    expect(await stored()).toHaveLength(1);
    line.losesResponses = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ram!');
    expect(await stored()).toHaveLength(1);
    await line.close();
  });
});

test.describe('without JavaScript', () => {
  // Who types at once is before the browser, which would set the focus.
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 422|^Autofocus processing/ });

  test('the form is sent, and comes back with messages where something is missing', async ({
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
