/** A recruiter's day, from the operator's invitation to the audit log, on both databases. */
import type { Page } from '@playwright/test';
import { isPostgresAvailable } from '#tests/throwaway-postgres.ts';
import { CONSOLE_REQUESTS, press } from './console-session.ts';
import { EXPECTED_MESSAGES } from './console-sign-in.ts';
import { deepUnless } from './deep-journeys.ts';
import { mailsTo, untilOutboxIsEmpty } from './recruiters-day-mails.ts';
import {
  type DayApplicant,
  joinAsOwner,
  joinAsRecruiter,
  PASSWORD,
  RECRUITER,
  submitApplications,
} from './recruiters-day-people.ts';
import { type DaySite, dayOn, ENGINES } from './recruiters-day-site.ts';
import { expect } from './site.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Applicants' }).getByRole('listitem');
const row = (page: Page, { name }: DayApplicant) => rows(page).filter({ hasText: name });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

/** Selects applicants by pointer: clicks the first, and the last with Shift. */
async function select(page: Page, some: readonly DayApplicant[]) {
  const [first, last] = [some[0], some.at(-1)];
  await page.getByRole('checkbox', { name: `Select ${first?.name}` }).click();
  await page
    .getByRole('checkbox', { name: `Select ${last?.name}` })
    .click({ modifiers: ['Shift'] });
  await expect(page.getByRole('status').filter({ hasText: `${some.length} of` })).toHaveCount(1);
}

/**
 * Moves thirty to screening together, ten of them on to the interview by keyboard, and ten to the
 * offer.
 */
async function moveThirty(page: Page, thirty: readonly DayApplicant[]) {
  await select(page, thirty);
  await press(page, 's', '2');
  await expect(toast(page, 'Moved 30 applicants to Screening')).toBeVisible();
  await press(page, 'Escape');

  await row(page, thirty[10] as DayApplicant)
    .getByRole('link')
    .focus();
  await press(page, 'x', ...Array.from({ length: 9 }, () => 'j'), 'X', 's', '3');
  await expect(toast(page, 'Moved 10 applicants to Interview')).toBeVisible();
  await press(page, 'Escape');

  await select(page, thirty.slice(20));
  const bar = page.getByRole('toolbar', { name: 'Bulk actions' });
  await bar.getByRole('button', { name: 'Stage' }).click();
  await page.getByRole('menuitemradio', { name: 'Offer' }).click();
  await expect(toast(page, 'Moved 10 applicants to Offer')).toBeVisible();
  await press(page, 'Escape');
}

async function reject(page: Page, some: readonly DayApplicant[]) {
  await select(page, some);
  await press(page, 'e');
  const dialog = page.getByRole('dialog', { name: 'Reject 10 applicants' });
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByLabel('Send email to all 10 applicants').check();
  await dialog.getByRole('button', { name: 'Reject and send 10 emails' }).click();
  await expect(
    toast(page, 'Moved 10 applicants to Rejected. 10 emails will be sent'),
  ).toBeVisible();
  await press(page, 'Escape');
}

async function open(page: Page, applicant: DayApplicant) {
  await row(page, applicant).getByRole('link').click();
  await expect(page.getByRole('heading', { name: applicant.name, level: 1 })).toBeVisible();
}

/** Writes to an applicant from their page. */
async function invite(page: Page, applicant: DayApplicant, { isLater = false } = {}) {
  await open(page, applicant);
  await page.getByRole('tab', { name: 'Emails', exact: true }).click();
  await expect(page.getByRole('tabpanel')).toContainText(
    'Replies go to the team’s email address, not to your own mailbox',
  );
  await press(page, 'r');
  await page.getByLabel('Template').selectOption({ label: 'Interview invitation' });
  await expect(page.getByLabel('Subject')).toHaveValue('Interview: {job}');
  if (isLater) await page.getByLabel('Send later').check();
  await page.getByRole('button', { name: isLater ? 'Schedule' : 'Send', exact: true }).click();
  const outcome = isLater ? 'scheduled' : 'will be sent in 10 seconds';
  await expect(toast(page, `Email to ${applicant.name} ${outcome}`)).toBeVisible();
}

const toTheList = async (page: Page) => {
  await page
    .getByRole('link', { name: /^Applicants/ })
    .first()
    .click();
  await expect(rows(page).first()).toBeVisible();
};

/** The proof has expired by then, so it is asked for again and given with a recovery code. */
async function erase(page: Page, site: DaySite, applicant: DayApplicant, recoveryCode: string) {
  await site.engine.db.updateTable('staff_sessions').set({ proved_at: 1 }).execute();
  await page.getByRole('button', { name: 'More actions for this applicant' }).click();
  await page.getByRole('menuitem', { name: 'Erase all data' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase all data for ${applicant.name}?` });
  await expect(dialog.getByRole('heading', { name: 'Data to erase' })).toBeVisible();
  const field = dialog.getByLabel(/^Type .+ to confirm$/);
  const label =
    (await dialog.locator('label').filter({ hasText: 'to confirm' }).textContent()) ?? '';
  await field.fill(/^Type (\S+) to confirm/.exec(label)?.[1] ?? '');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();

  const proof = page.getByRole('dialog', { name: 'Confirm your identity' });
  await proof.getByRole('button', { name: 'Use a password and code' }).click();
  await proof.getByLabel('Password').fill(PASSWORD);
  await proof.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page, `Erased all data for ${applicant.name}`)).toBeVisible();
  await expect(rows(page)).toHaveCount(41);
}

/** Expects one email in reply to the acknowledgement, whose replies reach the team. */
async function expectOneMail(site: DaySite, { email }: DayApplicant, subject: RegExp) {
  const [thanks, mail, ...more] = await mailsTo(site, email);
  expect([email, more.length]).toEqual([email, 0]);
  expect(mail?.subject).toMatch(subject);
  expect(mail?.inReplyTo).toBe(thanks?.messageId);
  expect(mail?.replyTo).toEqual([{ name: 'Tarn', address: 'hello@tarn.example' }]);
  return mail;
}

async function expectAuditLog(page: Page, applicant: DayApplicant) {
  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  const byRecruiter = entries.filter({ hasText: RECRUITER.name });
  for (const [action, count] of [
    ['Signed in', 1],
    ['Joined the team', 1],
    ['Changed several applications', 4],
    ['Erased a person’s data', 1],
    ['Confirmed identity', 1],
  ] as const) {
    await page.getByLabel('Action').selectOption({ label: action });
    await expect(byRecruiter).toHaveCount(count);
    await expect(byRecruiter.first()).toContainText(action);
    await expect(entries.filter({ hasText: applicant.email })).toHaveCount(0);
  }
}

for (const engine of ENGINES) {
  const day = dayOn(engine);
  day.describe(`on ${engine}`, () => {
    day.use({
      expectedMessages: EXPECTED_MESSAGES,
      expectedRequests: CONSOLE_REQUESTS,
      actionTimeout: 15_000,
    });
    day.skip(engine === 'PostgreSQL' && !isPostgresAvailable(), 'No PostgreSQL server is offered');

    day(
      'a recruiter’s day',
      deepUnless(engine === 'SQLite'),
      async ({ page, day: site, browser }) => {
        day.setTimeout(120_000);
        const applicants = await submitApplications(site);
        const owner = await joinAsOwner(browser, site);
        const [recoveryCode = ''] = await joinAsRecruiter(page, site);

        await expect(rows(page)).toHaveCount(42);
        const thirty = applicants.slice(0, 30);
        const rejected = thirty.slice(0, 10);
        const invited = thirty.slice(10, 12);
        const erased = applicants[40] as DayApplicant;
        await moveThirty(page, thirty);
        await reject(page, rejected);
        for (const applicant of invited) {
          await invite(page, applicant);
          await toTheList(page);
        }
        // The email is scheduled for tomorrow, and erased with them.
        await invite(page, erased, { isLater: true });
        await erase(page, site, erased, recoveryCode);

        await untilOutboxIsEmpty(site);
        for (const one of invited) await expectOneMail(site, one, /^Interview: Senior/);
        const mails = [];
        for (const one of rejected) {
          mails.push(await expectOneMail(site, one, /^Your application \(Senior/));
        }
        const untouched = applicants.slice(12).map(({ email }) => email);
        for (const email of untouched) expect(await mailsTo(site, email)).toHaveLength(1);

        const link = /\S+\/application\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
        const applicantPage = await (await browser.newContext()).newPage();
        await applicantPage.goto(link);
        await expect(applicantPage.getByRole('main')).toContainText(
          'We will not take this application further.',
        );
        await expectAuditLog(owner, erased);
        await applicantPage.context().close();
        await owner.context().close();
      },
    );
  });
}
