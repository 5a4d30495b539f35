/**
 * Console lists: selecting all results, closing a job with applicants in progress, and moving to
 * the next item.
 */
import { storeApplicant } from '#tests/applicants.ts';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { signIn } from '#tests/staff.ts';
import { axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, press, signInToConsole } from './console-session.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

/** More than one page of the list. */
const MANY = 60;

test('selects and changes all results of a search, including those not loaded', async ({
  page,
  context,
  site,
}) => {
  const { db } = site.engine;
  const word = `everybody${process.pid}`;
  for (let n = 0; n < MANY; n++) await storeApplicant(db, { message: word });
  const { url } = await signInToConsole(context, site);
  await page.goto(`${url}/applicants?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  const statusWith = (text: string) => page.getByRole('status').filter({ hasText: text });
  await expect(statusWith(`50 of ${MANY} selected`)).toHaveCount(1);
  await page.getByRole('button', { name: `Select all ${MANY}` }).click();
  await expect(statusWith(`${MANY} of ${MANY} selected`)).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Select all \d/ })).toHaveCount(0);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await press(page, 's', '2');
  await expect(page.getByText(`Moved ${MANY} applicants to Screening`)).toBeVisible();
  const moved = await db
    .selectFrom('applications')
    .select('id')
    .where('message', '=', word)
    .where('stage', '=', 'screening')
    .execute();
  expect(moved).toHaveLength(MANY);
  // The counts beside the stages are those of the search.
  await expect(page.getByRole('button', { name: `Screening ${MANY}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New 0' })).toBeVisible();
});

test(
  'a page that was read before a change and arrives after it shows the change',
  DEEP,
  async ({ page, context, site }) => {
    const word = `paged${process.pid}`;
    const ids: string[] = [];
    for (let n = 0; n < MANY; n++) {
      const row = { name: `Row ${n}.`, message: word, submitted_at: Date.now() - n * 60_000 };
      ids.push(await storeApplicant(site.engine.db, row));
    }
    const colleague = await signIn(site, 'recruiter');
    const { url } = await signInToConsole(context, site);
    await page.goto(`${url}/applicants?q=${word}`);
    const rows = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
    await expect(rows).toHaveCount(50);
    const isRead = Promise.withResolvers<void>();
    const mayArrive = Promise.withResolvers<void>();
    await page.route(
      /\/applications\?.*cursor=/,
      async (route) => {
        const response = await route.fetch();
        isRead.resolve();
        await mayArrive.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Show more' }).click();
    await isRead.promise;
    const readAgain = page.waitForResponse(/\/applications\?q=[^&]*$/);
    await colleague.call('POST', '/applications/bulk', {
      ids: [ids[MANY - 1]],
      change: { stage: 'screening' },
    });
    await (await readAgain).finished();
    mayArrive.resolve();
    await expect(rows).toHaveCount(MANY);
    await expect(rows.filter({ hasText: `Row ${MANY - 1}.` })).toContainText('Screening');
  },
);

test(
  'closing a job shows which applicants are still in progress',
  DEEP,
  async ({ page, context, site }) => {
    const { db } = site.engine;
    const slug = 'accessibility-tester';
    const { name } = await db
      .selectFrom('job_listings')
      .select('name')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await storeApplicant(db, { name: 'Nima Lama', job_slug: slug, job_name: name });
    await storeApplicant(db, { name: 'Gone Rai', job_slug: slug, withdrawn_at: 1 });
    await storeApplicant(db, { job_slug: slug, job_name: name, stage: 'rejected' });
    const { url } = await signInToConsole(context, site);
    await page.goto(`${url}/jobs`);
    const close = page.getByRole('button', { name: `Close ${name}`, exact: true });
    const dialog = page.getByRole('dialog', { name: `Close ${name}?` });
    await close.click();
    await expect(dialog).toContainText('still in progress');
    await expect(dialog).not.toContainText('Rejected');
    expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(dialog).toBeHidden();
    await close.click();
    await dialog.getByRole('button', { name: /^Close and review/ }).click();
    await expect(page).toHaveURL(new RegExp(`job=${slug}&stage=new`));
    await expect(page.getByRole('link', { name: 'Nima Lama' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.goto(`${url}/jobs`);
    await expect(close).toBeVisible();
  },
);

test('moves from one message to the next and back, by buttons and by keyboard', async ({
  page,
  context,
  site,
  email,
}) => {
  for (const name of ['First Rai', 'Second Rai', 'Third Rai']) {
    const captcha = await solveCaptcha(site.origin, '?form=contact');
    const sent = await postContact(site.origin, { ...MESSAGE, name, email, captcha });
    expect(sent.status).toBe(201);
  }
  const { url } = await signInToConsole(context, site, 'sales');
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  await page.goto(`${url}/inbox`);
  await expect(page.getByText(/messages? (and|or) leads?$/)).toBeVisible();
  await page.getByRole('link', { name: 'Third Rai' }).first().click();
  await expect(heading('Third Rai')).toBeVisible();
  await page.getByRole('button', { name: 'Next item' }).click();
  await expect(heading('Second Rai')).toBeVisible();
  await press(page, 'j');
  await expect(heading('First Rai')).toBeVisible();
  await press(page, 'k');
  await expect(heading('Second Rai')).toBeVisible();
  // A change that removes the item from the list keeps the link to the next.
  await page.goto(`${url}/inbox?state=open`);
  await page.getByRole('link', { name: 'Third Rai' }).first().click();
  await expect(heading('Third Rai')).toBeVisible();
  await press(page, 'd');
  await expect(page.getByRole('button', { name: 'Status: Done' })).toBeVisible();
  await press(page, 'j');
  await expect(heading('Second Rai')).toBeVisible();
  await press(page, 'Escape');
  await expect(page).toHaveURL(/\/inbox\?state=open$/);
});

test('names an unknown filter value', async ({ page, context, site }) => {
  const { url } = await signInToConsole(context, site, 'owner');
  await page.goto(`${url}/applicants?skill=Cobolia&stage=never-was&job=no-such-job`);
  await expect(page.getByText('No applicant has the skill “Cobolia”')).toBeVisible();
  const remove = (label: string) => page.getByRole('button', { name: `Remove filter ${label}` });
  await expect(remove('Stage: never-was (unknown)')).toBeVisible();
  await expect(remove('no-such-job (unknown)')).toBeVisible();
  await page.goto(`${url}/inbox?kind=postcard`);
  await expect(page.getByLabel('Type')).toHaveValue('postcard');
  await expect(page.getByLabel('Type').locator(':checked')).toHaveText('postcard (unknown)');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test(
    'selects all results of a search from one selected row',
    DEEP,
    async ({ page, context, site }) => {
      const word = `handheld${process.pid}`;
      for (let n = 0; n < 3; n++) await storeApplicant(site.engine.db, { message: word });
      const { url } = await signInToConsole(context, site);
      await page.goto(`${url}/applicants?q=${word}`);
      const boxes = page.getByRole('checkbox', { name: /^Select / });
      await boxes.first().check();
      await page.getByRole('button', { name: 'Select all 3' }).click();
      await expect(page.getByRole('status').filter({ hasText: '3 of 3 selected' })).toHaveCount(1);
      await expect(page.getByRole('button', { name: /^Select all \d/ })).toHaveCount(0);
      expect(await axeFindingsInBothSchemes(page)).toEqual([]);
    },
  );

  test('the header of an applicant takes at most a quarter of the screen', async ({
    page,
    context,
    site,
  }) => {
    const id = await storeApplicant(site.engine.db, {
      name: 'Padma Kumari Shrestha-Rajbhandari',
      job_slug: 'accessibility-tester',
      job_name: 'Accessibility and quality tester',
      location: 'Bhaktapur, Bagmati Province',
      verified: 0,
    });
    const { url } = await signInToConsole(context, site, 'owner');
    await page.goto(`${url}/applicants/${id}`);
    const tabs = page.getByRole('tablist');
    await expect(tabs).toBeVisible();
    const { y = 0, height = 0 } = (await tabs.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(844 / 4);
    // The content below shows what the header omits.
    await expect(page.getByRole('tabpanel')).toContainText('Bhaktapur, Bagmati Province');
  });
});
