/** Staff read a resume as pictures of its pages. */
import { randomUUID } from 'node:crypto';
import { applicationForm, postApplication, solveCaptcha } from '#tests/application-form.ts';
import { pdfOf, textObjects } from '#tests/resume-pdf.ts';
import { resumeNamed } from '#tests/resumes.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, FAILED_REQUEST, signInToConsole } from './console-session.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, type Site, test } from './site.ts';

/** Milliseconds for rendering a page on a busy machine. */
const SLOW = 60_000;

test.describe.configure({ timeout: 4 * SLOW });
test.use({ expectedMessages: FAILED_REQUEST, expectedRequests: CONSOLE_REQUESTS });

async function apply({ origin }: Site, email: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = applicationForm({ email, captcha: await solveCaptcha(origin) }, new Blob([bytes]));
  const response = await postApplication(origin, form);
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** 25 pages with the same text, and a script that runs when the file opens. */
function longPdf() {
  const js = '/OpenAction<</S/JavaScript/JS(app.alert\\("xss"\\))>>';
  const objects = textObjects(['Sita Gurung'], js);
  objects[1] = `<</Type/Pages/Kids[${'3 0 R '.repeat(25)}]/Count 25>>`;
  return pdfOf(objects);
}

test('renders pages as they come into view, zooms them, and shows their text', async ({
  page,
  context,
  site,
  email,
}) => {
  const id = await apply(site, email, longPdf());
  const { url } = await signInToConsole(context, site);
  const requestedPages: string[] = [];
  page.on('request', (request) => {
    const number = /pages\/(\d+)$/.exec(request.url())?.[1];
    if (number) requestedPages.push(number);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const secondPicture = '**/pages/2/picture*';
  await page.route(secondPicture, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto(`${url}/applicants/${id}`);
  const pane = page.getByRole('region', { name: 'Resume', exact: true });
  const first = pane.getByRole('img', { name: 'Page 1 of 25' });
  await expect(first).toBeVisible({ timeout: SLOW });
  await expect(pane.getByText('Showing the first 20 of 25 pages.')).toBeAttached();
  expect(requestedPages).not.toContain('20');
  await pane.getByRole('article', { name: 'Page 20 of 25' }).scrollIntoViewIfNeeded();
  await expect(pane.getByRole('img', { name: 'Page 20 of 25' })).toBeVisible({ timeout: SLOW });

  const second = pane.getByRole('article', { name: 'Page 2 of 25' });
  await second.scrollIntoViewIfNeeded();
  await second.getByRole('button', { name: 'Try again' }).click();
  await expect(second.getByRole('img')).toBeVisible({ timeout: SLOW });
  await first.scrollIntoViewIfNeeded();

  const width = async () => (await first.boundingBox())?.width ?? 0;
  const before = await width();
  await pane.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.4);

  const fifth = pane.getByRole('img', { name: 'Page 5 of 25' });
  await pane.getByRole('article', { name: 'Page 5 of 25' }).scrollIntoViewIfNeeded();
  await expect(fifth).toBeInViewport({ timeout: SLOW });
  await pane.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.9);
  await expect(fifth).toBeInViewport();

  await pane.getByText('Text of page 1 of 25').click();
  await expect(pane.getByText('Sita Gurung', { exact: true }).first()).toBeVisible();
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await pane.getByRole('link', { name: 'Download', exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
});

test(
  'explains why a file cannot be rendered, and opens an added document in a dialog',
  DEEP,
  async ({ page, context, site, email }) => {
    const id = await apply(site, email, resumeNamed('qpdf-user-password').bytes());
    const bytes = resumeNamed('packed as Word and LaTeX do').bytes();
    await site.engine.db
      .insertInto('application_documents')
      .values({
        id: randomUUID(),
        application_id: id,
        file_name: 'Letter.pdf',
        size: bytes.length,
        sha256: randomUUID(),
        bytes,
        added_at: 1,
      })
      .execute();
    const { url } = await signInToConsole(context, site);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/applicants/${id}#resume`);
    const pane = page.getByRole('region', { name: 'Resume', exact: true });
    await expect(pane.getByText('This file is password-protected')).toBeVisible({ timeout: SLOW });
    await expect(pane.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Application', exact: true }).click();
    await page.getByRole('button', { name: 'Letter.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Letter.pdf' });
    await expect(dialog.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible({ timeout: SLOW });
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  },
);
