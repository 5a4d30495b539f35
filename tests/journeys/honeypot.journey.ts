/** A browser's autofill may fill in the honeypot too: people see a message, and can try again. */
import type { Locator, Page } from '@playwright/test';
import { API_PREFIX } from '#contract/public/http.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { applicationPage } from './application-page.ts';
import { pointAt } from './arrive.ts';
import { contactPage } from './contact-page.ts';
import { deepUnless } from './deep-journeys.ts';
import { gatePage } from './gate-page.ts';
import { expect, test } from './site.ts';

interface FilledForm {
  form: Locator;
  thanks: Locator;
}

/** Each opens a form, waits for hydration, and fills it in. */
const FORMS: Record<string, (page: Page, email: string) => Promise<FilledForm>> = {
  contact: async (page, email) => {
    const { form, open, fill, thanks } = contactPage(page);
    await open();
    await fill(email);
    return { form, thanks };
  },
  newsletter: async (page, email) => {
    await page.goto('/');
    const block = page.getByRole('region', { name: 'A letter from both sides' });
    const form = block.locator('form');
    await pointAt(block.getByRole('button'));
    await block.locator('form[novalidate]').waitFor();
    await fillNames(form, email);
    return { form, thanks: block.getByRole('status').filter({ hasText: 'Thank you, Sita!' }) };
  },
  gate: async (page, email) => {
    const { form, button, fill, thanks } = gatePage(page);
    await page.goto('/learning-hub/sql-for-the-first-job');
    await pointAt(button);
    await page.locator('form[novalidate]').and(form).waitFor();
    await fill(email);
    return { form, thanks };
  },
  application: async (page) => {
    const { open, fill } = applicationPage(page);
    await open('/drop-your-info?jobId=junior-laravel-developer');
    await fill();
    return {
      form: page.locator('form:has(input[name=cv])'),
      thanks: page.getByRole('heading', { level: 1, name: /^Thank you, Sita/ }),
    };
  },
};

async function fillNames(form: Locator, email: string) {
  await form.getByLabel('First Name').fill('Sita');
  await form.getByLabel('Last Name').fill('Gurung');
  await form.getByLabel('Email').fill(email);
}

for (const [name, open] of Object.entries(FORMS)) {
  test(
    `${name}: reports a filled honeypot, and accepts a second try`,
    deepUnless(name === 'application'),
    async ({ page, email }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes(API_PREFIX)) {
          sent.push(new URL(request.url()).pathname);
        }
      });
      const { form, thanks } = await open(page, email);
      // A failure message may have another button above the form's.
      const send = form.locator('[type=submit]').last();
      const field = form.locator(`input[name=${HONEYPOT_FIELD}]`);
      await field.evaluate((input: HTMLInputElement) => {
        input.value = '01 4123456';
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await send.click();
      await expect(page.getByText(MESSAGES.autofilled).first()).toBeVisible();
      await expect(field).toHaveValue('');
      expect(sent).toEqual([]);
      await send.click();
      await expect(thanks).toBeVisible();
    },
  );
}
