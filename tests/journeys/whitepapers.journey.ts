/** A white paper and the form in front of its file. */
import { GATE_MESSAGES } from '#contract/gate-rules.ts';
import { arrive } from './arrive.ts';
import { axeFindings } from './axe-findings.ts';
import { DEEP } from './deep-journeys.ts';
import { callOf, gatePage, keyOf, leadsOf, postsOf, storeAs, storedAs } from './gate-page.ts';
import { expect, test } from './site.ts';

const SLUG = 'single-sign-on-for-a-company-of-fifty';
const PATH = `/whitepapers/${SLUG}`;
const STORED_ACCESS = `whitepaper:${SLUG}`;
const THANKS =
  'Thank you Sita for your interest! Your access has been granted — you may now read the paper.';
const OPEN = 'Open the PDF (opens in a new tab)';

test.use({ expectedMessages: /status of (404|422|500)/ });

test('a name and an email address open the file, now and on the next visit', async ({
  page,
  site,
  email,
}) => {
  const { gate, form, field, fill, button, alert, thanks } = gatePage(page);
  const open = gate.getByRole('link', { name: OPEN });
  await arrive(page, PATH);
  await expect(form).toHaveAccessibleName('Get the paper');
  await expect(button).toHaveText('Get the PDF');
  await button.click();
  await expect(alert).toHaveText(GATE_MESSAGES.firstName);
  await expect(field('First Name')).toBeFocused();

  await fill(email);
  const posts = postsOf(page);
  await page.route('**/pdf', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await button.click();
  await expect(alert).toHaveText(GATE_MESSAGES.noFile);
  await expect(field('Email')).toHaveValue(email);
  await button.click();
  await expect(thanks).toHaveText(THANKS);
  await expect(thanks).toBeFocused();
  expect(await axeFindings(page, '#access')).toEqual([]);
  await expect(open).toHaveAttribute('target', '_blank');
  const pdfUrl = (await open.getAttribute('href')) ?? '';
  const answer = await page.request.get(pdfUrl);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const access = { firstName: 'Sita', email, pdfUrl };
  expect(await storedAs(page, STORED_ACCESS)).toEqual(access);
  await expect.poll(() => posts.length).toBe(4);
  expect(new Set(posts.map(keyOf)).size).toBe(1);
  expect(posts.map(callOf).slice(2)).toEqual([
    `/whitepapers/${SLUG}/pdf`,
    '/crms?source=White+paper',
  ]);
  expect(await leadsOf(site.engine, email)).toMatchObject([
    { source: 'White paper', page_route: PATH, verified: null },
  ]);

  await arrive(page, PATH);
  await expect(thanks).toHaveText(THANKS);
  await expect(open).toHaveAttribute('href', pdfUrl);
  expect(posts).toHaveLength(4);

  const missingAccess = { ...access, pdfUrl: pdfUrl.replace(/[\da-f]{20}/, '0'.repeat(20)) };
  await storeAs(page, STORED_ACCESS, JSON.stringify(missingAccess));
  await arrive(page, PATH);
  await expect(form).toBeVisible();
  expect(await storedAs(page, STORED_ACCESS)).toBeNull();
});

test.describe('without JavaScript', DEEP, () => {
  test.use({ javaScriptEnabled: false });

  test('the form is shown again with errors, then with the file', async ({ page, site, email }) => {
    const { gate, field, fill, button, alert, thanks } = gatePage(page);
    await page.goto(PATH);
    await fill(email);
    await field('First Name').fill(' ');
    await button.click();
    await expect(alert).toHaveText(GATE_MESSAGES.firstName);
    await expect(field('Email')).toHaveValue(email);
    await field('First Name').fill('Sita');
    await button.click();
    await expect(thanks).toHaveText(THANKS);
    const link = gate.getByRole('link', { name: OPEN });
    const answer = await page.request.head((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(await leadsOf(site.engine, email)).toMatchObject([
      { source: 'White paper', page_route: PATH, verified: 0 },
    ]);
  });
});
