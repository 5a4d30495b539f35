/** The sign-in methods of a member of staff. */
import type { Page } from '@playwright/test';
import { codeAt } from '#tests/console-client.ts';
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, openConsole } from './console-session.ts';
import { addAuthenticator, EXPECTED_MESSAGES } from './console-sign-in.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, test } from './site.ts';

test.use({ expectedMessages: EXPECTED_MESSAGES, expectedRequests: CONSOLE_REQUESTS });

test('renames a passkey', async ({ page, context, site }) => {
  await addAuthenticator(context, page);
  await openConsole(context, page, site, { path: '/account' });
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Name', { exact: true }).last().fill('Phone');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Rename Phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename Phone' });
  expect(await axeFindings(page)).toEqual([]);
  const rename = dialog.getByRole('button', { name: 'Rename passkey' });
  await dialog.getByLabel('Name').fill(' ');
  await expect(rename).toBeDisabled();
  await dialog.getByLabel('Name').fill('Key in the safe');
  await rename.click();
  await expect(page.getByText('Passkey renamed')).toBeVisible();
  await expect(passkeys).toContainText('Key in the safe');
  await expect(passkeys).not.toContainText('Phone');
});

test(
  'changes the password after asking for the current one',
  DEEP,
  async ({ page, context, site }) => {
    const owner = await openConsole(context, page, site, { path: '/account' });
    const dialog = page.getByRole('dialog', { name: 'Set password' });
    const current = dialog.getByLabel('Current password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(dialog).toBeVisible();
    await expect(current).toHaveCount(0);
    await setPassword(page, 'four cranes over the lake');

    // As if they had signed in with the password.
    await site.engine.db
      .updateTable('staff_sessions')
      .set({ proved_by: 'password' })
      .where('staff_id', '=', owner.id)
      .execute();
    await page.getByRole('button', { name: 'Change password' }).click();
    await enterNewPassword(page, 'nine loud herons under a bridge');
    await dialog.getByRole('button', { name: 'Save password' }).click();
    await expect(dialog).toContainText('Enter your current password');
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await current.fill('four cranes over the lake');
    await setPassword(page, 'nine loud herons under a bridge');
  },
);

async function enterNewPassword(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Set password' });
  await dialog.getByLabel('New password').fill(password);
  const key = (await dialog.getByLabel('Setup key').inputValue()).replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(key));
}

async function setPassword(page: Page, password: string) {
  await enterNewPassword(page, password);
  await page.getByRole('button', { name: 'Save password' }).click();
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await codes.getByLabel('I have saved these codes').check();
  await codes.getByRole('button', { name: 'Continue' }).click();
  await expect(codes).toBeHidden();
}
