/** An application that waits for a connection, and then fails. */
import type { Route } from '@playwright/test';
import { APPLICATION_MESSAGES } from '#contract/applications.ts';
import { referenceOf } from '#contract/reference.ts';
import { applicationPage, RESUME } from './application-page.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';
import { JOB_FORM, OFFLINE_MESSAGES, rowsOf, submitOffline, waitingPanel } from './waiting-page.ts';

test.use({ expectedMessages: OFFLINE_MESSAGES });

test('reports that its job has closed, and moves the input to the talent pool', async ({
  page,
  context,
  site,
}) => {
  const { db } = site.engine;
  const slug = 'qa-trainee';
  await submitOffline(page, context, 'Esha Thapa', {
    path: `/drop-your-info?jobId=${slug}`,
    async answer() {
      await page.getByLabel('Tell us about one defect').fill('One');
      await page.getByText('Yes, I am').click();
    },
  });
  await page.close();
  const query = db.selectFrom('job_listings').select('valid_through').where('slug', '=', slug);
  const previous = await query.executeTakeFirstOrThrow();
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
  await db.updateTable('job_listings').set(previous).where('slug', '=', slug).execute();
});

test(
  "reports the server's reason, on another page and in the form",
  DEEP,
  async ({ page, context }) => {
    const post = '**/api/v1/public/job-application';
    const refuse = (status: number, problem: object) =>
      context.route(post, (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status, ...problem }),
        }),
      );
    await submitOffline(page, context, 'Nima Lama');
    await page.close();
    await refuse(429, { detail: 'Too many applications came from here' });
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/about');
    const message = later.getByRole('alert').filter({ hasText: 'Too many applications came from' });
    await message.getByRole('link', { name: 'To the form' }).click();
    const form = applicationPage(later);
    await expect(form.name).toHaveValue('Nima Lama');
    await expect(waitingPanel(later)).toHaveCount(0);

    // Otherwise it would answer offline too.
    await context.unroute(post);
    await context.setOffline(true);
    await form.send.click();
    await expect(waitingPanel(later)).toBeVisible();
    await refuse(422, { errors: [{ field: 'email', message: 'This mailbox does not exist' }] });
    await context.setOffline(false);
    await expect(later.getByRole('link', { name: /This mailbox does not exist/ })).toBeVisible();
    await expect(waitingPanel(later)).toHaveCount(0);
    await expect(form.name).toHaveValue('Nima Lama');
    await expect(later.getByText(RESUME.name)).toBeVisible();
  },
);

test(
  'stops waiting after a week, says so, and keeps the input in the form',
  DEEP,
  async ({ page, context, site }) => {
    await submitOffline(page, context, 'Gita Bista');
    await page.close();
    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await context.setOffline(false);
    await later.goto('/about');
    const message = later.getByRole('alert').filter({ hasText: 'has waited 7 days' });
    await message.getByRole('link', { name: 'To the form' }).click();
    await expect(applicationPage(later).name).toHaveValue('Gita Bista');
    await expect(waitingPanel(later)).toHaveCount(0);
    expect(await rowsOf(site, 'Gita Bista')).toEqual([]);
  },
);

test(
  'waits too if the connection was lost before the captcha was solved',
  DEEP,
  async ({ page, context, site }) => {
    await context.route('**/api/v1/public/captcha*', (route) => route.abort());
    await submitOffline(page, context, 'Hira Gurung');
    await context.unroute('**/api/v1/public/captcha*');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Hira!');
    expect(await rowsOf(site, 'Hira Gurung')).toHaveLength(1);
  },
);

test(
  'is retried automatically if the browser did not notice that it was offline',
  DEEP,
  async ({ page, context, site }) => {
    await page.clock.install();
    const form = applicationPage(page);
    await form.open(JOB_FORM);
    await form.fill();
    await form.name.fill('Indra Magar');
    await expect(page.getByText(RESUME.name)).toBeVisible();
    await context.route('**/*', (route) => route.abort());
    await form.send.click();
    await expect(waitingPanel(page)).toBeVisible();
    // By then the automatic try is over.
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByText('Still no connection. Your application waits on.')).toBeVisible();
    await context.unroute('**/*');
    await page.clock.fastForward('00:40');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Indra!');
    expect(await rowsOf(site, 'Indra Magar')).toHaveLength(1);
  },
);

test('is retried when its page becomes visible again', DEEP, async ({ page, context, site }) => {
  await submitOffline(page, context, 'Om Rawal');
  await context.route('**/*', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Still no connection. Your application waits on.')).toBeVisible();
  await context.unroute('**/*');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Om!');
  expect(await rowsOf(site, 'Om Rawal')).toHaveLength(1);
});

test(
  'is retried immediately if the connection returns during a failing try',
  DEEP,
  async ({ page, context, site }) => {
    await submitOffline(page, context, 'Asha Tharu');
    const captcha = '**/api/v1/public/captcha*';
    const { promise: reconnection, resolve: reconnect } = Promise.withResolvers<void>();
    const failing = async (route: Route) => {
      await reconnection;
      await route.abort();
    };
    await context.route(captcha, failing, { times: 1 });
    const retry = page.waitForRequest(captcha);
    await page.getByRole('button', { name: 'Try now' }).click();
    await retry;
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    reconnect();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Asha!');
    expect(await rowsOf(site, 'Asha Tharu')).toHaveLength(1);
  },
);

test(
  'is sent again if its response is lost, and stored once',
  DEEP,
  async ({ page, context, site }) => {
    await submitOffline(page, context, 'Laxmi Pun');
    let stored: unknown[] = [];
    const losing = async (route: Route) => {
      await route.fetch();
      stored = await rowsOf(site, 'Laxmi Pun');
      await route.abort();
    };
    await context.route('**/api/v1/public/job-application', losing, { times: 1 });
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Laxmi!');
    const [row, ...others] = await rowsOf(site, 'Laxmi Pun');
    expect(others).toEqual([]);
    expect(stored).toEqual([row]);
    await expect(page.getByRole('main')).toContainText(referenceOf(String(row?.id)));
  },
);

test('does not wait if five others do', DEEP, async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('waiting-applications', 1);
        opening.onupgradeneeded = () => {
          for (const name of ['applications', 'outcomes']) opening.result.createObjectStore(name);
        };
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('applications', 'readwrite');
          const store = transaction.objectStore('applications');
          for (const id of ['a', 'b', 'c', 'd', 'e']) store.put({ id, fields: [] }, id);
          transaction.oncomplete = resolve;
        };
      }),
  );
  const form = applicationPage(page);
  await form.open(JOB_FORM);
  await form.fill();
  await expect(page.getByText(RESUME.name)).toBeVisible();
  await context.setOffline(true);
  await form.send.click();
  await expect(page.getByRole('heading', { name: 'Your application was not sent' })).toBeVisible();
  await expect(form.name).toHaveValue('Sita Gurung');
});

test('keeps waiting while the server is unavailable', DEEP, async ({ page, context, site }) => {
  await submitOffline(page, context, 'Jeevan Shahi');
  const unavailable = page.waitForResponse((answer) => answer.status() === 503);
  await context.route('**/api/v1/public/job-application', (route) =>
    route.fulfill({ status: 503, body: '{}' }),
  );
  await context.setOffline(false);
  await unavailable;
  await expect(waitingPanel(page)).toBeVisible();
  await context.unroute('**/api/v1/public/job-application');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Jeevan!');
  expect(await rowsOf(site, 'Jeevan Shahi')).toHaveLength(1);
});
