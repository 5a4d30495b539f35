/**
 * An application sent while offline waits, is sent on reconnection, and its applicant is notified.
 */
import { referenceOf } from '#contract/reference.ts';
import { APPLICANT } from '#tests/application-form.ts';
import { applicationPage, RESUME } from './application-page.ts';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';
import {
  applicationDataOnDevice,
  JOB_FORM,
  OFFLINE_MESSAGES,
  ROLE,
  rowsOf,
  submitOffline,
  waitingPanel,
} from './waiting-page.ts';

test.use({ expectedMessages: OFFLINE_MESSAGES });

test('waits while offline, and is sent from the same page on reconnection', async ({
  page,
  context,
  site,
}) => {
  await submitOffline(page, context, 'Anju Rai');
  await expect(page.getByRole('button', { name: 'Submit application' })).toHaveCount(0);
  expect(await rowsOf(site, 'Anju Rai')).toEqual([]);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Still no connection. Your application waits on.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Anju!');
  const [row, ...others] = await rowsOf(site, 'Anju Rai');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ verified: 1, consent_page: '/drop-your-info', role: ROLE });
  await expect(page.getByRole('main')).toContainText(referenceOf(String(row?.id)));
  expect(await applicationDataOnDevice(page)).toEqual([]);
});

test(
  'is sent once and reported once if two tabs reconnect',
  DEEP,
  async ({ page, context, site }) => {
    const other = await context.newPage();
    await arrive(other, '/about');
    const posts: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await submitOffline(page, context, 'Bina Karki');
    posts.length = 0;
    await context.setOffline(false);
    const countReports = async () => {
      const [row] = await rowsOf(site, 'Bina Karki');
      if (!row) return 0;
      const texts = await Promise.all([page, other].map((tab) => tab.locator('body').innerText()));
      return texts.filter((text) => text.includes(referenceOf(row.id))).length;
    };
    await expect.poll(countReports).toBe(1);
    expect(posts).toHaveLength(1);
    expect(await rowsOf(site, 'Bina Karki')).toHaveLength(1);
    await expect(waitingPanel(page)).toHaveCount(0);
  },
);

test('is sent from any page opened later, which shows the reference', async ({
  page,
  context,
  site,
}) => {
  await submitOffline(page, context, 'Chandrika Lama');
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/about');
  const message = later.getByRole('status').filter({ hasText: `for ${ROLE} is with us.` });
  await expect(message).toBeVisible();
  const [row, ...others] = await rowsOf(site, 'Chandrika Lama');
  expect(others).toEqual([]);
  await expect(message).toContainText(`by the number ${referenceOf(String(row?.id))}.`);
  await expect.poll(() => applicationDataOnDevice(later)).toEqual([]);
  await message.getByRole('link', { name: 'What happens now' }).click();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Thank you, Chandrika!');
  await later.goto(JOB_FORM);
  await expect(applicationPage(later).name).toHaveValue('');
});

test('is restored while it waits, and can be edited or withdrawn', async ({
  page,
  context,
  site,
}) => {
  await submitOffline(page, context, 'Dolma Sherpa');
  await context.setOffline(false);
  // Its posts fail.
  await context.route('**/api/v1/public/job-application', (route) => route.abort());
  await page.reload();
  await expect(waitingPanel(page)).toBeVisible();
  const form = applicationPage(page);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(waitingPanel(page)).toHaveCount(0);
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await form.name.fill('Dolma Tamang');
  await context.setOffline(true);
  await form.send.click();
  await expect(waitingPanel(page)).toBeVisible();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect(form.name).toHaveValue('');
  await expect.poll(() => applicationDataOnDevice(page)).toEqual([]);
  await context.unroute('**/api/v1/public/job-application');
  await context.setOffline(false);
  await page.goto('/about');
  expect(await rowsOf(site, 'Dolma Tamang')).toEqual([]);
  expect(await rowsOf(site, 'Dolma Sherpa')).toEqual([]);
});

test('is withdrawn by a click before the page has rendered everything', async ({
  page,
  context,
}) => {
  const form = applicationPage(page);
  await form.open(JOB_FORM);
  await form.fill();
  await form.name.fill('Hari Magar');
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('button')];
      const discard = buttons.find(({ textContent }) => textContent === 'Do not send it');
      if (!discard) return;
      observer.disconnect();
      // React schedules its work by messages, which a busy phone delivers late.
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (message: null) {
        setTimeout(() => postMessage.call(this, message), 100);
      };
      discard.click();
      // A reload of the page would remove it.
      document.body.dataset.clicked = '';
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await context.setOffline(true);
  await form.send.click();
  await expect.poll(() => applicationDataOnDevice(page)).toEqual([]);
  await expect(page.locator('body[data-clicked]')).toBeVisible();
  await expect(form.name).toHaveValue('');
});

test(
  'withdrawn in another tab, stays in the form while offline',
  DEEP,
  async ({ page, context }) => {
    await submitOffline(page, context, 'Indra Tharu');
    await context.setOffline(false);
    // Its posts fail.
    await context.route('**/api/v1/public/job-application', (route) => route.abort());
    const other = await context.newPage();
    await other.goto(JOB_FORM);
    await expect(waitingPanel(other)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(waitingPanel(other)).toHaveCount(0);
    const form = applicationPage(other);
    await expect(form.name).toHaveValue('Indra Tharu');
    await form.send.click();
    await expect(waitingPanel(other)).toBeVisible();
  },
);

test(
  "links to the thank-you page in the form's language from a page in another language",
  DEEP,
  async ({ page, context, site }) => {
    const path = '/ne/drop-your-info?jobId=senior-react-engineer';
    const form = applicationPage(page);
    await page.goto(path);
    const field = (name: string) => page.locator(`form [name=${name}]`);
    await field('name').hover();
    await page.locator('form[novalidate]').waitFor();
    await field('name').fill('Quinti Rana');
    await field('email').fill(APPLICANT.email);
    await field('phone').fill(APPLICANT.phone);
    await field('linkedin').fill(APPLICANT.linkedin);
    await form.resume.setInputFiles(RESUME);
    await expect(page.getByText(RESUME.name)).toBeVisible();
    await context.setOffline(true);
    await field('email').press('Enter');
    await expect(waitingPanel(page)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/about');
    await later.getByRole('link', { name: 'What happens now' }).click();
    await expect(later).toHaveURL(/\/ne\/successful-submission\?/);
    expect(await rowsOf(site, 'Quinti Rana')).toMatchObject([
      { consent_page: '/ne/drop-your-info' },
    ]);
  },
);
