import type { Page } from '@playwright/test';
import { storeApplicant } from '#tests/applicants.ts';
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, FAILED_REQUEST, press, signInToConsole } from './console-session.ts';
import { DEEP } from './deep-journeys.ts';
import { misplacedElements } from './grid-areas.ts';
import { expect, type Site, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS, expectedMessages: FAILED_REQUEST });

let group = 0;

/** Stores applicants that no other test has, and a search that finds only them. */
async function storeGroup({ engine }: Site, names: readonly string[]) {
  const word = `group${process.pid}x${group++}`;
  const ids: string[] = [];
  for (const [at, name] of names.entries()) {
    const submitted_at = Date.now() - (at + 1) * 60_000;
    ids.push(await storeApplicant(engine.db, { name, message: word, submitted_at }));
  }
  return { ids, search: `q=${word}`, word };
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
const row = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

test('keeps filters in the URL, removes them one by one, and explains an empty result', async ({
  page,
  context,
  site,
}) => {
  const { ids, search } = await storeGroup(site, ['Asha Tamang', 'Bikram Shah', 'Chandra Lama']);
  await site.engine.db
    .updateTable('applications')
    .set({ stage: 'interview', read_at: 1 })
    .where('id', '=', ids[1] ?? '')
    .execute();
  const { url } = await signInToConsole(context, site);
  await page.goto(`${url}/applicants?${search}`);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: /^Interview/ }).click();
  await expect(page).toHaveURL(/stage=interview/);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(row(page, 'Bikram Shah')).toBeVisible();

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Read status').selectOption('Unread');
  await expect(page.getByRole('heading', { name: 'No matching applicants' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Remove filter Stage: Interview' }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No matching applicants' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/applicants$/);
  await expect(row(page, 'Bikram Shah').first()).toBeVisible();
});

test('saves filters as a named view beside the others', async ({ page, context, site }) => {
  const { word } = await storeGroup(site, ['Dilip Oli']);
  const { url } = await signInToConsole(context, site);
  await page.goto(`${url}/applicants`);
  await expect(row(page, 'Dilip Oli')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('To call');
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: 'To call' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await views.getByRole('link', { name: 'All', exact: true }).click();
  await views.getByRole('link', { name: 'To call' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await page.getByRole('button', { name: 'Edit view To call' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(views.getByRole('link', { name: 'To call' })).toHaveCount(0);
});

test('opens, moves and annotates an applicant by keyboard alone, and returns to its row', async ({
  page,
  context,
  site,
}) => {
  const names = ['Elina Rai', 'Ganga Thapa', 'Hari Karki'];
  const { ids, search } = await storeGroup(site, names);
  const { url } = await signInToConsole(context, site);
  await page.goto(`${url}/applicants?${search}`);
  await expect(rowsOf(page)).toHaveCount(3);
  await press(page, 'j', 'j', 'Enter');
  await expect(page.getByRole('heading', { name: 'Ganga Thapa', level: 1 })).toBeVisible();
  await expect(page.getByText('2 of 3')).toBeVisible();
  await press(page, 's');
  const menu = page.getByRole('menu', { name: 'Stage of Ganga Thapa' });
  await expect(menu.getByRole('menuitemradio', { name: 'New' })).toBeFocused();
  await press(page, 'Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ganga Thapa', level: 1 })).toBeFocused();
  await press(page, 's', '2');
  await expect(toast(page, 'Moved Ganga Thapa to Screening')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stage: Screening. Change stage' })).toBeVisible();

  await press(page, 'n');
  const note = page.getByRole('textbox', { name: 'New note on Ganga Thapa' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Clear answers. @kab');
  await expect(page.getByRole('option').first()).toHaveText(/Kabita Rai/);
  await press(page, 'Enter');
  await expect(note).toHaveValue(/Clear answers\. @Kabita Rai /);
  await press(page, 'Control+Enter');
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Clear answers.');

  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, 'j');
  await expect(page.getByRole('heading', { name: 'Hari Karki', level: 1 })).toBeVisible();
  await press(page, 'Escape');
  await expect(row(page, 'Hari Karki').getByRole('link')).toBeFocused();
  await expect(row(page, 'Ganga Thapa')).toContainText('Screening');
  await expect(row(page, 'Ganga Thapa')).not.toContainText('unread');
  const { stage } = await site.engine.db
    .selectFrom('applications')
    .select('stage')
    .where('id', '=', ids[1] ?? '')
    .executeTakeFirstOrThrow();
  expect(stage).toBe('screening');
});

test('rejects several with a reason, and undoes all of them', async ({ page, context, site }) => {
  const { ids, search } = await storeGroup(site, ['Ishwor Oli', 'Janaki Rai', 'Kamal Lama']);
  const stages = async () => {
    const rows = await site.engine.db
      .selectFrom('applications')
      .select('stage')
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ stage }) => stage).sort();
  };
  const { url } = await signInToConsole(context, site);
  await page.goto(`${url}/applicants?${search}`);
  await page.getByRole('checkbox', { name: 'Select Ishwor Oli' }).click();
  await page.getByRole('checkbox', { name: 'Select Kamal Lama' }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('status').filter({ hasText: '3 of 3 selected' })).toHaveCount(1);
  await press(page, 'e');
  const dialog = page.getByRole('dialog', { name: 'Reject 3 applicants' });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(dialog).toContainText('Choose a reason');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(toast(page, 'Moved 3 applicants to Rejected')).toBeVisible();
  expect(await stages()).toEqual(['rejected', 'rejected', 'rejected']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: 3 applicants')).toBeVisible();
  expect(await stages()).toEqual(['new', 'new', 'new']);
  await expect(row(page, 'Kamal Lama')).toContainText('New');
});

test('on a conflict, the slower user sees both stages and chooses', async ({
  page,
  context,
  browser,
  site,
}) => {
  const { ids, search } = await storeGroup(site, ['Laxmi Gurung']);
  const { url } = await signInToConsole(context, site);
  // Cuts off the change stream.
  await page.route('**/api/v1/console/changes**', () => undefined);
  await page.goto(`${url}/applicants/${ids[0]}?${search}`);
  await expect(page.getByRole('heading', { name: 'Laxmi Gurung', level: 1 })).toBeVisible();

  const otherContext = await browser.newContext();
  await signInToConsole(otherContext, site, 'recruiter', 'Suman Karki');
  const other = await otherContext.newPage();
  await other.goto(`${url}/applicants/${ids[0]}`);
  await other.getByRole('button', { name: 'Stage: New. Change stage' }).click();
  await other.getByRole('menuitemradio', { name: 'Interview' }).click();
  await expect(toast(other, 'Moved Laxmi Gurung to Interview')).toBeVisible();

  await press(page, 's', '2');
  const dialog = page.getByRole('dialog', { name: 'The stage has changed' });
  await expect(
    dialog.getByRole('heading', { name: 'Current version' }).locator('..'),
  ).toContainText('Interview');
  await expect(dialog.getByRole('heading', { name: 'Your version' }).locator('..')).toContainText(
    'Screening',
  );
  await dialog.getByRole('button', { name: 'Use my version' }).click();
  await expect(page.getByRole('button', { name: 'Stage: Screening. Change stage' })).toBeVisible();
  // The other user learns of it from the stream.
  await expect(other.getByRole('button', { name: 'Stage: Screening. Change stage' })).toBeVisible();
  await otherContext.close();
});

test(
  'asks before rejecting with an email an application that someone else changed',
  DEEP,
  async ({ page, context, site }) => {
    const { ids } = await storeGroup(site, ['Mina Bista']);
    const id = ids[0] ?? '';
    /** Changes the application, as another user, while the next change is in flight. */
    async function changeFirst(change: { stage?: string; version: number }) {
      const { db } = site.engine;
      let hasChanged = false;
      await page.route(`**/applications/${id}`, async (route) => {
        if (!hasChanged && route.request().method() === 'PATCH') {
          hasChanged = true;
          await db.updateTable('applications').set(change).where('id', '=', id).execute();
        }
        await route.fallback();
      });
    }
    const { url } = await signInToConsole(context, site);
    await page.goto(`${url}/applicants/${id}`);
    await expect(page.getByRole('heading', { name: 'Mina Bista', level: 1 })).toBeVisible();
    await press(page, 'e');
    const dialog = page.getByRole('dialog', { name: 'Reject Mina Bista' });
    await dialog.getByLabel('Reason').selectOption({ index: 1 });
    await dialog.getByRole('checkbox', { name: 'Send email' }).check();
    await changeFirst({ stage: 'interview', version: 7 });
    const send = dialog.getByRole('button', { name: 'Reject and send email' });
    await send.click();
    const conflict = page.getByRole('dialog', { name: 'The stage has changed' });
    // Nothing is decided: the reason and the email keep their values.
    await conflict.getByRole('button', { name: 'Keep current version' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Send email' })).toBeChecked();
    await changeFirst({ version: 8 });
    await send.click();
    await conflict.getByRole('button', { name: 'Use my version' }).click();
    // This site sends no email, which is reported at the form.
    await expect(dialog).toContainText('Your changes are still here');
    await dialog.getByRole('checkbox', { name: 'Send email' }).uncheck();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(toast(page, 'Rejected Mina Bista')).toBeVisible();
    await expect(dialog).toBeHidden();
  },
);

test('keeps the input after a failure and a reload', async ({ page, context, site }) => {
  const { ids } = await storeGroup(site, ['Maya Sherpa']);
  const { url } = await signInToConsole(context, site);
  await page.goto(`${url}/applicants/${ids[0]}#note`);
  const note = page.getByRole('textbox', { name: 'New note on Maya Sherpa' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Speaks Nepali and English');
  await page.route('**/notes', (route) => route.abort());
  await press(page, 'Control+Enter');
  await expect(page.getByRole('alert')).toContainText('Your note is still here');
  await page.unroute('**/notes');
  await page.reload();
  await expect(note).toHaveValue('Speaks Nepali and English');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(
    'Speaks Nepali and English',
  );
  await expect(note).toHaveValue('');
});

test('moves cards of the board by keyboard and by dragging', async ({ page, context, site }) => {
  const { search } = await storeGroup(site, ['Nirmal Lama', 'Ojas Rai']);
  const { url } = await signInToConsole(context, site);
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await page.goto(`${url}/applicants/board?${search}`);
  await expect(column('New').getByRole('listitem')).toHaveCount(2);
  await press(page, 'j');
  await expect(page.getByRole('link', { name: 'Nirmal Lama' })).toBeFocused();
  await press(page, ']');
  await expect(column('Screening')).toContainText('Nirmal Lama');
  await expect(toast(page, 'Moved Nirmal Lama to Screening')).toBeVisible();
  await column('New').getByRole('listitem').filter({ hasText: 'Ojas Rai' }).hover();
  await page.mouse.down();
  await column('Interview').hover();
  await column('Interview').hover();
  await page.mouse.up();
  await expect(column('Interview')).toContainText('Ojas Rai');
  await expect(toast(page, 'Moved Ojas Rai to Interview')).toBeVisible();
});

test('the views are accessible at any width, in light and dark mode', async ({
  page,
  context,
  site,
}) => {
  const { ids, search } = await storeGroup(site, ['Pema Sherpa', 'Rabin Oli']);
  const { url } = await signInToConsole(context, site, 'owner');
  const views = [
    `applicants?${search}`,
    `applicants/board?${search}`,
    ...['', '#notes', '#reply', '#history'].map((part) => `applicants/${ids[0]}?${search}${part}`),
  ];
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const view of views) {
      await page.goto(`${url}/${view}`);
      await expect(page.getByText('Pema Sherpa').first()).toBeVisible();
      expect([view, await axeFindings(page)]).toEqual([view, []]);
      const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
      expect([view, await page.evaluate(isTooWide)]).toEqual([view, false]);
      expect([view, await misplacedElements(page)]).toEqual([view, []]);
    }
  }
});
