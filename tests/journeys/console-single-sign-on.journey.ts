/** Signing in at a provider of another site, confirming one's identity there, and signing out. */
import { type OidcIssuer, startOidcIssuer } from '#tests/oidc-issuer.ts';
import { signIn } from '#tests/staff.ts';
import { axeFindings, axeFindingsInBothSchemes } from './axe-findings.ts';
import { CONSOLE_REQUESTS, consoleOrigin } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { test as base, expect, type Site, serveSite } from './site.ts';

const test = base.extend<object, { issuer: OidcIssuer }>({
  issuer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const issuer = await startOidcIssuer();
      issuer.showsPage = true;
      await use(issuer);
      await issuer.goDown();
    },
    { scope: 'worker' },
  ],
  site: [({ issuer }, use) => serveSite(use, issuer.settings), { scope: 'worker' }],
});

test.use({ expectedMessages: EXPECTED_MESSAGES, expectedRequests: CONSOLE_REQUESTS });

// The tests of a worker share the provider, which knows one person at a time.
test.describe.configure({ mode: 'default' });

const SSO = 'Continue with single sign-on';

async function invite(site: Site, email: string) {
  const owner = await signIn(site, 'owner');
  await owner.call('POST', '/staff/invitations', { email, role: 'recruiter' });
  const { db } = site.engine;
  const ageProofs = () => db.updateTable('staff_sessions').set({ proved_at: 1 }).execute();
  return { ageProofs };
}

const comeAs = (issuer: OidcIssuer, email: string) => {
  issuer.person = { sub: `sub of ${email}`, email, email_verified: true, name: 'Asha Rai' };
};

test('signs in by single sign-on, confirms the identity in a window, and signs out', async ({
  page,
  site,
  issuer,
  email,
}) => {
  const { ageProofs } = await invite(site, email);
  comeAs(issuer, email);
  await page.goto(`${consoleOrigin(site)}/console/account`);
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: SSO }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  // Back at the view that was opened, without the code in the URL.
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(page.getByText('Your account at 127.0.0.1')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await axeFindings(page)).toEqual([]);

  await ageProofs();
  await page.getByRole('button', { name: 'Set password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' });
  // The account has no other way to sign in.
  await expect(dialog.getByRole('button', { name: /passkey|password/i })).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: SSO }).click();
  const provider = await opened;
  const closed = provider.waitForEvent('close');
  await provider.getByRole('link', { name: 'Continue' }).click();
  await closed;
  // The call that needed the proof has been sent again.
  await expect(page.getByLabel('New password')).toBeVisible();
  expect(issuer.requests.at(-1)?.get('prompt')).toBe('login');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Asha Rai .*: account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You may still be signed in at your sign-in provider')).toBeVisible();
  await page.getByRole('button', { name: SSO }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Asha Rai .*: account/ })).toBeVisible();
});

test('says in plain words why a sign-in was refused', async ({ page, site, issuer, email }) => {
  comeAs(issuer, email);
  await page.goto(`${consoleOrigin(site)}/console`);
  await page.getByRole('button', { name: SSO }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    `${email.toLowerCase()} is not invited. Ask an owner to invite this address.`,
    { ignoreCase: true },
  );
  expect(page.url()).not.toContain('code=');
  expect(await axeFindingsInBothSchemes(page)).toEqual([]);

  issuer.faults = { error: 'access_denied' };
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(alert).toHaveText(/^You canceled the sign-in at your provider/);
  issuer.faults = {};
  await page.getByRole('link', { name: 'Sign in another way' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
});
