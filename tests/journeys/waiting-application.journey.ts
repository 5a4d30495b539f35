/** An application that could not be sent for want of a line is sent when there is one, and its applicant is told. */
import type { BrowserContext, Page } from '@playwright/test';
import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { referenceOf } from '#contract/reference.ts';
import { applicationPage, RESUME } from './application-page.ts';
import { arrive } from './arrive.ts';
import { expect, type Site, test } from './site.ts';

test.use({
  expectedMessages: /net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION)|status of (422|503)/,
});

const OPENING = '/drop-your-info?jobId=senior-react-engineer';
const ROLE = 'Senior React Engineer';

const waits = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Your application waits for a connection' });

const rowsOf = ({ engine }: Site, name: string) =>
  engine.db.selectFrom('applications').selectAll().where('name', '=', name).execute();

/** Fills the form in, loses the line, and sends. */
async function sendWithoutLine(page: Page, context: BrowserContext, name: string, path = OPENING) {
  const form = applicationPage(page);
  await form.open(path);
  await form.fill();
  await form.name.fill(name);
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await context.setOffline(true);
  await form.send.click();
  await expect(waits(page)).toBeFocused();
  return form;
}

/** All that IndexedDB and the local storage have of applications. */
const leftOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const valuesOf = (name: string, stores: string[]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => {
          for (const store of stores) opening.result.createObjectStore(store);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = async () => {
          const transaction = opening.result.transaction(stores);
          const found = stores.map((store) => transaction.objectStore(store).getAll());
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(found.flatMap(({ result }) => result));
          };
        };
      });
    return [
      ...(await valuesOf('drafts', ['fields', 'resumes'])),
      ...(await valuesOf('waiting-applications', ['applications', 'outcomes'])),
      ...Object.keys(localStorage).filter((name) => name.startsWith('waiting')),
    ];
  });

test('waits without a line, and is sent from the same page when there is one', async ({
  page,
  context,
  site,
}) => {
  await sendWithoutLine(page, context, 'Anju Rai');
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
  expect(await leftOnDevice(page)).toEqual([]);
});

test('is sent once, and told of once, where two tabs see the line come back', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  await arrive(other, '/about');
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await sendWithoutLine(page, context, 'Bina Karki');
  posts.length = 0;
  await context.setOffline(false);
  const told = async () => {
    const [row] = await rowsOf(site, 'Bina Karki');
    if (!row) return 0;
    const texts = await Promise.all([page, other].map((tab) => tab.locator('body').innerText()));
    return texts.filter((text) => text.includes(referenceOf(row.id))).length;
  };
  await expect.poll(told).toBe(1);
  expect(posts).toHaveLength(1);
  expect(await rowsOf(site, 'Bina Karki')).toHaveLength(1);
  await expect(waits(page)).toHaveCount(0);
});

test('is sent from any page that is opened later, which tells the reference', async ({
  page,
  context,
  site,
}) => {
  await sendWithoutLine(page, context, 'Chandra Lama');
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/about');
  const message = later.getByRole('status').filter({ hasText: `for ${ROLE} is with us.` });
  await expect(message).toBeVisible();
  const [row, ...others] = await rowsOf(site, 'Chandra Lama');
  expect(others).toEqual([]);
  await expect(message).toContainText(`by the number ${referenceOf(String(row?.id))}.`);
  await expect.poll(() => leftOnDevice(later)).toEqual([]);
  await message.getByRole('link', { name: 'What happens now' }).click();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Thank you, Chandra!');
  await later.goto(OPENING);
  await expect(applicationPage(later).name).toHaveValue('');
});

test('comes back as it waits, and can be changed or taken back', async ({
  page,
  context,
  site,
}) => {
  await sendWithoutLine(page, context, 'Dolma Sherpa');
  await context.setOffline(false);
  // Nothing of it gets through.
  await context.route('**/api/v1/public/job-application', (route) => route.abort());
  await page.reload();
  await expect(waits(page)).toBeVisible();
  const form = applicationPage(page);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(waits(page)).toHaveCount(0);
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await form.name.fill('Dolma Tamang');
  await context.setOffline(true);
  await form.send.click();
  await expect(waits(page)).toBeVisible();
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect(form.name).toHaveValue('');
  await expect.poll(() => leftOnDevice(page)).toEqual([]);
  await context.unroute('**/api/v1/public/job-application');
  await context.setOffline(false);
  await page.goto('/about');
  expect(await rowsOf(site, 'Dolma Tamang')).toEqual([]);
  expect(await rowsOf(site, 'Dolma Sherpa')).toEqual([]);
});

test('is told of where its opening has closed, and what was typed goes to the talent pool', async ({
  page,
  context,
  site,
}) => {
  const { db } = site.engine;
  const slug = 'qa-trainee';
  await applicationPage(page).open(`/drop-your-info?jobId=${slug}`);
  await page.getByLabel('Tell us about one defect').fill('One');
  await page.getByText('Yes, I am').click();
  await sendWithoutLine(page, context, 'Esha Thapa', `/drop-your-info?jobId=${slug}`);
  await page.close();
  const of = db.selectFrom('job_listings').select('valid_through').where('slug', '=', slug);
  const before = await of.executeTakeFirstOrThrow();
  await db
    .updateTable('job_listings')
    .set({ valid_through: 1 } as never)
    .where('slug', '=', slug)
    .execute();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/about');
  const message = later.getByRole('alert').filter({ hasText: 'for QA Trainee was not taken.' });
  await expect(message).toContainText(APPLICATION_MESSAGES.unknownJob);
  await message.getByRole('link', { name: 'To the form' }).click();
  await expect(later).toHaveURL('/drop-your-info');
  await expect(applicationPage(later).name).toHaveValue('Esha Thapa');
  await expect(later.getByText(RESUME.name)).toBeVisible();
  await expect(later.getByLabel('Role you are looking for')).toHaveValue('QA Trainee');
  expect(await rowsOf(site, 'Esha Thapa')).toEqual([]);
  await db.updateTable('job_listings').set(before).where('slug', '=', slug).execute();
});

test('stops waiting after a week, says so, and stays in the form', async ({
  page,
  context,
  site,
}) => {
  await sendWithoutLine(page, context, 'Gita Bista');
  await page.close();
  const later = await context.newPage();
  await later.clock.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await context.setOffline(false);
  await later.goto('/about');
  const message = later.getByRole('alert').filter({ hasText: 'has waited 7 days' });
  await message.getByRole('link', { name: 'To the form' }).click();
  await expect(applicationPage(later).name).toHaveValue('Gita Bista');
  await expect(waits(later)).toHaveCount(0);
  expect(await rowsOf(site, 'Gita Bista')).toEqual([]);
});

test('waits too where the line was gone before the captcha was solved', async ({
  page,
  context,
  site,
}) => {
  await context.route('**/api/v1/public/captcha*', (route) => route.abort());
  await sendWithoutLine(page, context, 'Hira Gurung');
  await context.unroute('**/api/v1/public/captcha*');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Hira!');
  expect(await rowsOf(site, 'Hira Gurung')).toHaveLength(1);
});

test('is tried again by itself where the browser never noticed that there was no line', async ({
  page,
  context,
  site,
}) => {
  await page.clock.install();
  const form = applicationPage(page);
  await form.open(OPENING);
  await form.fill();
  await form.name.fill('Indra Magar');
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await context.route('**/*', (route) => route.abort());
  await form.send.click();
  await expect(waits(page)).toBeVisible();
  // Its own try is over by then.
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Still no connection. Your application waits on.')).toBeVisible();
  await context.unroute('**/*');
  await page.clock.fastForward('00:40');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Indra!');
  expect(await rowsOf(site, 'Indra Magar')).toHaveLength(1);
});

test('waits on while the server is out of order', async ({ page, context, site }) => {
  await sendWithoutLine(page, context, 'Jeevan Shahi');
  const asked = page.waitForResponse((answer) => answer.status() === 503);
  await context.route('**/api/v1/public/job-application', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await context.setOffline(false);
  await asked;
  await expect(waits(page)).toBeVisible();
  await context.unroute('**/api/v1/public/job-application');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Jeevan!');
  expect(await rowsOf(site, 'Jeevan Shahi')).toHaveLength(1);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is sent by it when the browser says that there is a line, and told of later', async ({
    page,
    context,
    site,
  }) => {
    await arrive(page, '/about');
    await expect.poll(() => context.serviceWorkers()).toHaveLength(1);
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
        if (found) resolve(found.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registration;
    // No page of the site is open when the line comes back.
    await page.goto('about:blank');
    const tab = await context.newPage();
    await sendWithoutLine(tab, context, 'Kiran Oli');
    await tab.close();
    await context.setOffline(false);
    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: site.origin,
      registrationId,
      tag: 'waiting-applications',
      lastChance: false,
    });
    await expect.poll(() => rowsOf(site, 'Kiran Oli')).toHaveLength(1);
    await page.goto('/contact');
    await expect(page.getByText(`for ${ROLE} is with us.`)).toBeVisible();
    expect(await rowsOf(site, 'Kiran Oli')).toMatchObject([
      { verified: 1, consent_page: '/drop-your-info' },
    ]);
  });
});
