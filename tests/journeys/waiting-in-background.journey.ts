/** An application that waits for a connection, with the service worker. */
import { applicationPage, RESUME } from './application-page.ts';
import { arrive } from './arrive.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';
import { untilStored, untilStoredWhole } from './stored-pages.ts';
import {
  JOB_FORM,
  OFFLINE_MESSAGES,
  ROLE,
  rowsOf,
  submitOffline,
  waitingPanel,
} from './waiting-page.ts';

test.use({ serviceWorkers: 'allow', expectedMessages: OFFLINE_MESSAGES });

test('shows that it waits if its page is opened offline', DEEP, async ({ page, context }) => {
  await arrive(page, '/about');
  await untilStored(page);
  await submitOffline(page, context, 'Maya Limbu');
  await page.reload();
  await expect(waitingPanel(page)).toBeVisible();
  await expect(applicationPage(page).name).toHaveValue('Maya Limbu');
  await expect(page.getByText('There is no connection. This page is from')).toBeVisible();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Still no connection. Your application waits on.')).toBeVisible();
});

test(
  'a form that was not hydrated before going offline works',
  DEEP,
  async ({ page, context, site }) => {
    await arrive(page, '/about');
    await untilStored(page);
    await page.goto(JOB_FORM);
    const island = page.locator('page-island[data-react]:has(input[name=cv])');
    for (const name of ['data-src', 'data-react']) {
      const source = String(await island.getAttribute(name));
      await untilStored(page, 'assets', source);
      await untilStoredWhole(page, source);
    }
    await context.setOffline(true);
    const form = applicationPage(page);
    await form.fill();
    await form.name.fill('Pasang Dolma');
    await expect(page.getByText(RESUME.name)).toBeVisible();
    await form.send.click();
    await expect(waitingPanel(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Pasang!');
    expect(await rowsOf(site, 'Pasang Dolma')).toHaveLength(1);
  },
);

test('is sent by the worker on a sync event, and reported later', async ({
  page,
  context,
  site,
}) => {
  await arrive(page, '/about');
  await expect.poll(() => context.serviceWorkers()).toHaveLength(1);
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [worker] }) => {
      if (worker) resolve(worker.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  // No page of the site is open on reconnection.
  await page.goto('about:blank');
  const tab = await context.newPage();
  await submitOffline(tab, context, 'Kiran Oli');
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
