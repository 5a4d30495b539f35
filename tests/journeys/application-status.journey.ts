/**
 * An applicant follows the private link from the email, adds a document, withdraws, and erases
 * everything.
 */
import type { Page } from '@playwright/test';
import { applicationForm, pdf, postApplication, solveCaptcha } from '#tests/application-form.ts';
import { applicationPath } from '#tests/application-link.ts';
import { arrive } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { overflowOf } from './overflow.ts';
import { expect, type Site, test } from './site.ts';

test.use({ expectedMessages: /status of (404|422)/ });

async function apply(
  { origin, engine }: Site,
  email: string,
): Promise<{ id: string; path: string }> {
  const captcha = await solveCaptcha(origin);
  const fields = { email, captcha, name: 'Maya Gurung', jobId: 'senior-react-engineer' };
  const response = await postApplication(origin, applicationForm(fields));
  const { data } = (await response.json()) as { data: { id: string } };
  return { id: data.id, path: await applicationPath(engine.db, data.id) };
}

const certificate = (name: string, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(mimeType === 'application/pdf' ? pdf(20_000) : 'Not a PDF'),
});

async function walkThrough(page: Page, site: Site, email: string) {
  const { id, path } = await apply(site, email);
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 1, name });
  await page.goto(path);
  await expect(heading('Senior React Engineer')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Arrived' })).toBeVisible();
  await expect(main).toContainText('•••@example.com');

  const field = main.getByLabel('Another document');
  await field.setInputFiles(certificate('notes.txt', 'text/plain'));
  await main.getByRole('button', { name: 'Add document' }).click();
  await expect(field).toHaveAccessibleDescription(/This file is not a PDF/);
  await field.setInputFiles(certificate('certificate.pdf'));
  // A key, because a click just after this page has appeared was lost twice.
  await main.getByRole('button', { name: 'Add document' }).press('Enter');
  await expect(main.getByRole('status')).toHaveText('Your document has arrived.');
  await expect(main.getByRole('listitem').filter({ hasText: 'certificate.pdf' })).toBeVisible();

  await main.getByRole('link', { name: 'Withdraw application' }).click();
  await expect(heading('Withdraw your application?')).toBeVisible();
  await main.getByRole('link', { name: 'Keep the application' }).click();
  await expect(heading('Senior React Engineer')).toBeVisible();
  await main.getByRole('link', { name: 'Withdraw application' }).click();
  await main.getByRole('button', { name: 'Withdraw' }).click();
  await expect(main.getByRole('status')).toContainText('is withdrawn');
  await expect(main.getByLabel('Another document')).toHaveCount(0);

  await main.getByRole('link', { name: 'Erase everything' }).click();
  await main.getByRole('button', { name: 'Erase everything' }).click();
  await expect(heading('Your application is erased')).toBeVisible();
  await page.goto(path);
  await expect(heading('Nothing is stored under this link')).toBeVisible();
  const left = site.engine.db.selectFrom('applications').select('id').where('id', '=', id);
  expect(await left.execute()).toEqual([]);
}

test('a private link, to its end', ({ page, site, email }) => walkThrough(page, site, email));

test.describe('without scripts', DEEP, () => {
  test.use({ javaScriptEnabled: false });
  test('a private link, to its end', ({ page, site, email }) => walkThrough(page, site, email));
});

for (const width of [390, 1280]) {
  test(
    `the status pages are accessible at ${width} px`,
    deepUnless(width === 390),
    async ({ page, site, email }) => {
      await page.setViewportSize({ width, height: 900 });
      const { path } = await apply(site, `${width}.${email}`);
      for (const part of [
        path,
        `${path}?ask=withdraw`,
        `${path}?ask=erase`,
        '/application/nobody',
      ]) {
        await arrive(page, part);
        expect(await axeFindings(page, 'main')).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
      }
      await page.goto(path);
      await page.getByLabel('Another document').setInputFiles(certificate('x.txt', 'text/plain'));
      await page.getByRole('button', { name: 'Add document' }).click();
      await expect(page.getByText('This file is not a PDF')).toBeVisible();
      expect(await axeFindings(page, 'main')).toEqual([]);
    },
  );
}

test('is stored in no cache', async ({ page, site, email }) => {
  const { path } = await apply(site, email);
  const response = await page.goto(path);
  expect(response?.headers()['cache-control']).toMatch(/^no-store\b/);
  const stored = await page.evaluate(async (path) => {
    const names = await caches.keys();
    const responses = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match(path)),
    );
    return responses.filter(Boolean).length;
  }, path);
  expect(stored).toBe(0);
});
