/** Joining the console by an invitation with a passkey or a password, and signing in again. */

import { codeAt } from '#tests/console-client.ts';
import { signIn } from '#tests/staff.ts';
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, consoleOrigin } from './console-session.ts';
import { addAuthenticator, EXPECTED_MESSAGES } from './console-sign-in.ts';
import { expect, type Site, test } from './site.ts';

test.use({ expectedMessages: EXPECTED_MESSAGES, expectedRequests: CONSOLE_REQUESTS });

async function invitation(site: Site, email: string): Promise<string> {
  const owner = await signIn(site, 'owner');
  const { data } = await owner.call<{ link: string }>('POST', '/staff/invitations', {
    email,
    role: 'recruiter',
  });
  return data.link;
}

test('accepts an invitation with a passkey, and signs in with it again', async ({
  page,
  context,
  site,
  email,
}) => {
  await addAuthenticator(context, page);
  const link = await invitation(site, email.toLowerCase());
  await page.goto(link);
  await expect(page.getByText(email.toLowerCase())).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // Opening it again changes nothing.
  await page.reload();
  await page.getByLabel('Your name').fill('Bikash Rai');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const account = page.getByRole('button', { name: /^Bikash Rai .*: account/ });
  await expect(account).toBeVisible();
  expect(page.url()).not.toContain('#');

  await account.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(account).toBeVisible();

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('This link has been used')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('signs in with a password and an authenticator code, or a recovery code', async ({
    page,
    site,
    email,
  }) => {
    const password = 'four cranes over the lake';
    await page.goto(await invitation(site, email.toLowerCase()));
    await page.getByRole('button', { name: 'Use a password' }).click();
    await page.getByLabel('Your name').fill('Sunita Magar');
    await page.getByLabel('New password').fill('short');
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('000000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);

    await page.getByLabel('New password').fill(password);
    await code.fill(codeAt(await page.getByLabel('Setup key').inputValue()));
    await page.getByRole('button', { name: 'Continue' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const first = (await codes.first().textContent()) ?? '';
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    expect((await saved).suggestedFilename()).toBe('tarn-recovery-codes.txt');
    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeDisabled();
    await page.getByLabel('I have saved these codes').check();
    await goOn.click();

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Use a password' }).click();
    await page.getByLabel('Email').fill(email.toLowerCase());
    await page.getByLabel('Password').fill(password);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('wrong');
    await expect(page.getByLabel('Password')).toHaveValue(password);
    await code.fill(first);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'My account' }).click();
    await expect(page.getByText('9 left')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('reports an incomplete link', async ({ page, site }) => {
  await page.goto(`${consoleOrigin(site)}/console/invitation`);
  await expect(page.getByText('The link is incomplete')).toBeVisible();
});
