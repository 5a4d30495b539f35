/** What an editor types is kept, and shown as not saved, until the server has it. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { SignedIn } from '#tests/staff.ts';
import { CONSOLE_REQUESTS, openConsole } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { DEEP, deepUnless } from './deep-journeys.ts';
import { test as base, expect, type Site, serveSite } from './site.ts';

/** The frame's policy refuses the page's own scripts, which browsers report. */
const REFUSED = /Content Security Policy|violates the following/;
/** Of refused and lost requests. */
const FAILED = /^Failed to load resource|net::ERR/;

const test = base.extend<object, { site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  site: [({}, use) => serveSite(use), { scope: 'worker' }],
});

test.use({
  expectedMessages: new RegExp(`${EXPECTED_MESSAGES.source}|${REFUSED.source}|${FAILED.source}`),
  expectedRequests: CONSOLE_REQUESTS,
});

// The tests of a worker edit the same entry.
test.describe.configure({ mode: 'default' });

const FILE = 'pages/about.yaml';
const SAVE = '**/content/entry/draft';

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Heading', exact: true }).first();
const notSaved = (page: Page) => page.getByRole('status').filter({ hasText: 'Not saved' });

/** Opens the group of the field, which is closed at first. */
async function openField(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Top of the page' }).click();
  await expect(fieldOf(page)).toBeVisible();
}

async function openEntry(context: BrowserContext, page: Page, site: Site): Promise<SignedIn> {
  // The browser asks before it leaves a page with unsaved words.
  page.on('dialog', (dialog) => dialog.accept());
  const path = `/content/edit?file=${FILE}`;
  const editor = await openConsole(context, page, site, { role: 'editor', path });
  await openField(page);
  return editor;
}

async function storedHeading(editor: SignedIn): Promise<string> {
  const { data } = await editor.call<EntryDetail>('GET', `/content/entry?file=${FILE}`);
  return (data.data as { hero: { heading: string } }).hero.heading;
}

/** Types, and expects the words in the tab, marked as not saved, also after a reload. */
async function typeUnsaved(page: Page, words: string): Promise<void> {
  await fieldOf(page).fill('');
  await fieldOf(page).pressSequentially(words);
  await expect(notSaved(page)).toBeVisible();
  await expect(fieldOf(page)).toHaveValue(words);
}

async function expectSaved(page: Page, editor: SignedIn, words: string): Promise<void> {
  await expect.poll(() => storedHeading(editor), { timeout: 40_000 }).toBe(words);
  await expect(notSaved(page)).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue(words);
}

const problem = (status: number, code: string, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: `urn:problem:${code}`, title: code, status, detail }),
  });

const ANSWERS = [
  ['409', problem(409, 'conflict', 'Colleagues kept saving at the same time. Try again')],
  ['503', problem(503, 'unavailable', 'Please try again in a moment')],
  // A full disk of SQLite or PostgreSQL is answered with 503; a proxy may answer with 507.
  ['507', (route: Route) => route.fulfill({ status: 507, body: 'Insufficient Storage' })],
  [
    'a lost answer',
    async (route: Route) => {
      await route.fetch();
      await route.abort();
    },
  ],
] as const;

for (const [name, answer] of ANSWERS) {
  test(
    `${name} while typing keeps the words until they are saved`,
    deepUnless(name === '503'),
    async ({ page, context, site }) => {
      const editor = await openEntry(context, page, site);
      await page.route(SAVE, answer);
      const words = `Typed during ${name}`;
      await typeUnsaved(page, words);
      await page.reload();
      await openField(page);
      await expect(fieldOf(page)).toHaveValue(words);
      await expect(notSaved(page)).toBeVisible();
      await page.unroute(SAVE);
      await expectSaved(page, editor, words);
      await expect(page.getByText('Both texts')).toHaveCount(0);
    },
  );
}

test(
  'a text that is too large is kept until it is shortened',
  DEEP,
  async ({ page, context, site }) => {
    const editor = await openEntry(context, page, site);
    await page.route(SAVE, problem(413, 'too-large', 'This entry is too long. Shorten the text'));
    const words = 'Typed during 413';
    await typeUnsaved(page, words);
    await expect(notSaved(page)).toContainText('Shorten the text');
    await page.reload();
    await openField(page);
    await expect(fieldOf(page)).toHaveValue(words);
    await expect(notSaved(page)).toBeVisible();
    await page.unroute(SAVE);
    await fieldOf(page).press('End');
    await fieldOf(page).pressSequentially('!');
    await expectSaved(page, editor, `${words}!`);
  },
);

test(
  'without a connection the words are kept, and saved when it is back',
  DEEP,
  async ({ page, context, site }) => {
    const editor = await openEntry(context, page, site);
    await context.setOffline(true);
    const words = 'Typed in a tunnel';
    await typeUnsaved(page, words);
    // Typing on does not hide that nothing is saved.
    await fieldOf(page).pressSequentially(', with a longer sentence', { delay: 20 });
    await expect(notSaved(page)).toBeVisible();
    await context.setOffline(false);
    await expectSaved(page, editor, `${words}, with a longer sentence`);
  },
);

test(
  'words typed in a tab that is closed without a connection are offered again',
  DEEP,
  async ({ page, context, site }) => {
    const editor = await openEntry(context, page, site);
    await context.setOffline(true);
    const words = 'Typed before the tab was closed';
    await typeUnsaved(page, words);
    const url = page.url();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(url);
    await openField(next);
    await expectSaved(next, editor, words);
  },
);

test(
  'after the session has ended elsewhere, the words are saved by the next one',
  DEEP,
  async ({ page, context, site }) => {
    const editor = await openEntry(context, page, site);
    const { db } = site.engine;
    const sessions = await db
      .selectFrom('staff_sessions')
      .selectAll()
      .where('staff_id', '=', editor.id)
      .execute();
    await db.deleteFrom('staff_sessions').where('staff_id', '=', editor.id).execute();
    const words = 'Typed after the session had ended';
    await fieldOf(page).fill(words);
    const dialog = page.getByRole('dialog', { name: /sign in/i });
    await expect(dialog).toBeVisible();
    await expect(page.getByText(/^Not saved/)).toBeVisible();
    await expect(fieldOf(page)).toHaveValue(words);
    // As if the person had signed in again.
    await db.insertInto('staff_sessions').values(sessions).execute();
    await page.reload();
    await openField(page);
    await expectSaved(page, editor, words);
  },
);
