/** Parts of all console views: the menu, shortcuts, focus, and dialogs that lose no input. */
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, consoleOrigin, openConsole } from './console-session.ts';
import { addAuthenticator, EXPECTED_MESSAGES } from './console-sign-in.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedMessages: EXPECTED_MESSAGES, expectedRequests: CONSOLE_REQUESTS });

test('keeps the input when the session ends', async ({ page, context, site, email }) => {
  await addAuthenticator(context, page);
  const { db } = site.engine;
  const owner = await openConsole(context, page, site, { path: '/account' });
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();

  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('Email').fill(email.toLowerCase());
  await db
    .updateTable('staff_sessions')
    .set({ ended_at: Date.now() })
    .where('staff_id', '=', owner.id)
    .execute();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const question = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(question).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Sign in with a passkey' }).click();
  // The request was repeated automatically.
  await expect(page.getByRole('dialog', { name: 'Invitation created' })).toBeVisible();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(
    /\/console\/invitation#[\w-]{43}$/,
  );
});

test('keeps the input after a reload', async ({ page, context, site }) => {
  await openConsole(context, page, site, { path: '/account' });
  await page.getByLabel('Name').fill('Kabita S.');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Kabita S.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kabita S. Owner: account' })).toBeVisible();
});

test('asks for an expired proof again, and continues the call', async ({ page, context, site }) => {
  await addAuthenticator(context, page);
  const owner = await openConsole(context, page, site, { path: '/account' });
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await site.engine.db
    .updateTable('staff_sessions')
    .set({ proved_at: 0 })
    .where('staff_id', '=', owner.id)
    .execute();
  await page.getByRole('button', { name: 'Set password' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm your identity' });
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Set password' })).toBeVisible();
});

test('opens the list of shortcuts and another area by keyboard, and focuses its heading', async ({
  page,
  context,
  site,
}) => {
  await openConsole(context, page, site, { path: '/account' });
  await expect(page).toHaveTitle('My account · Tarn');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Go to Team')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeFocused();
  await expect(page).toHaveTitle('Team · Tarn');
  // Shortcuts do nothing in a text field.
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('g?t');
  await expect(page.getByLabel('Email')).toHaveValue('g?t');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeFocused();
  // For users without the key, or with single-key shortcuts switched off.
  await page.getByRole('button', { name: 'Kabita Shrestha Owner: account' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await keys.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();
});

test(
  'redirects from former paths of areas, and goes to the areas by keyboard',
  DEEP,
  async ({ page, context, site }) => {
    const { id } = await openConsole(context, page, site, { path: '/account' });
    const console = `${consoleOrigin(site)}/console`;
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    for (const [former, path, name, key] of [
      ['for-you', 'notifications', 'Notifications', 'n'],
      ['openings', 'jobs', 'Jobs', 'j'],
      [`record?staff=${id}`, `audit-log?staff=${id}`, 'Audit log', 'l'],
    ] as const) {
      await page.goto(`${console}/${former}`);
      await expect(page).toHaveURL(`${console}/${path}`);
      await expect(heading(name)).toBeVisible();
      await page.goto(`${console}/account`);
      await expect(heading('My account')).toBeVisible();
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect(heading(name)).toBeFocused();
    }
  },
);

test('keeps the chosen light or dark mode', async ({ page, context, site }) => {
  await openConsole(context, page, site, { path: '/account' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const day = await background();
  await page.getByRole('button', { name: 'Kabita Shrestha Owner: account' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(day);
  const night = await background();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await background()).toBe(night);
});

test('shows a role only its areas and actions', async ({ page, context, site }) => {
  await openConsole(context, page, site, { role: 'editor' });
  const menu = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(menu.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0);
});
