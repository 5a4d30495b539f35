/** The people of the day: the owner and the recruiter join, applicants apply. */
import type { Browser, Page } from '@playwright/test';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { codeAt } from '#tests/console-client.ts';
import { addAuthenticator } from './console-sign-in.ts';
import { mailedLink, untilOutboxIsEmpty } from './recruiters-day-mails.ts';
import { type DaySite, runStaff } from './recruiters-day-site.ts';
import { expect } from './site.ts';

export const PASSWORD = 'four cranes over the lake';
export const RECRUITER = { name: 'Bikash Rai', email: 'bikash@example.com' };
const OWNER = { name: 'Kabita Shrestha', email: 'kabita@example.com' };

const accountOf = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: new RegExp(`^${name} .*: account`) });

/** The operator invites an owner, who joins with a passkey and invites the recruiter. */
export async function joinAsOwner(browser: Browser, site: DaySite): Promise<Page> {
  const printed = await runStaff(site, 'invite', OWNER.email, '--role', 'owner');
  const context = await browser.newContext();
  const page = await context.newPage();
  await addAuthenticator(context, page);
  await page.goto(printed.trim());
  await page.getByLabel('Your name').fill(OWNER.name);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await accountOf(page, OWNER).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(accountOf(page, OWNER)).toBeVisible();

  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email').fill(RECRUITER.email);
  await page.getByRole('radio', { name: 'Recruiter' }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  return page;
}

/**
 * Accepts the emailed invitation with a password and an authenticator app.
 * @returns recovery codes
 */
export async function joinAsRecruiter(page: Page, site: DaySite): Promise<string[]> {
  await page.goto(await mailedLink(site, RECRUITER.email, '/console/invitation#'));
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Your name').fill(RECRUITER.name);
  await page.getByLabel('New password').fill(PASSWORD);
  const code = page.getByLabel('Code', { exact: true });
  const key = await page.getByLabel('Setup key').inputValue();
  const joinedAt = Date.now();
  await code.fill(codeAt(key, joinedAt));
  await page.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.getByLabel('I have saved these codes').check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await accountOf(page, RECRUITER).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a password' }).click();
  await page.getByLabel('Email').fill(RECRUITER.email);
  await page.getByLabel('Password').fill(PASSWORD);
  // A code works once; an app whose clock is slightly ahead already shows the next one.
  await code.fill(codeAt(key, joinedAt + 30_000));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(accountOf(page, RECRUITER)).toBeVisible();
  return recoveryCodes;
}

export interface DayApplicant {
  id: string;
  name: string;
  email: string;
}

const GIVEN_NAMES = ['Asha', 'Bikram', 'Chandra', 'Deepa', 'Elina', 'Gita', 'Hari'];
const FAMILY_NAMES = ['Adhikari', 'Gurung', 'Karki', 'Lama', 'Oli', 'Tamang'];

/**
 * 42 people with different names apply and get their acknowledgements.
 * @returns the newest first
 */
export async function submitApplications(site: DaySite): Promise<DayApplicant[]> {
  const applicants: DayApplicant[] = [];
  for (const name of GIVEN_NAMES.flatMap((firstName) =>
    FAMILY_NAMES.map((family) => `${firstName} ${family}`),
  )) {
    const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
    const form = applicationForm({ name, email, jobId: 'senior-react-engineer' });
    const response = await postApplication(site.origin, form);
    const { data } = (await response.json()) as { data: { id: string } };
    applicants.unshift({ id: data.id, name, email });
  }
  await untilOutboxIsEmpty(site);
  return applicants;
}
