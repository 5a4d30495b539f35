import { randomUUID } from 'node:crypto';
import { storeApplicant } from '#tests/applicants.ts';
import { axeFindings } from './axe-findings.ts';
import { CONSOLE_REQUESTS, signInToConsole } from './console-session.ts';
import { DEEP } from './deep-journeys.ts';
import { expect, type Site, test } from './site.ts';

test.use({ expectedRequests: CONSOLE_REQUESTS });

const HOUR = 3_600_000;
const REFUSAL = '550 5.1.1 <asha@x.example> User unknown';
const UNREACHABLE = 'connect ECONNREFUSED 127.0.0.1:25';

async function enqueue(
  { engine }: Site,
  topic: string,
  subject: string,
  {
    error = null,
    isFailed = false,
    dueIn = 0,
  }: { error?: string | null; isFailed?: boolean; dueIn?: number },
) {
  const now = Date.now();
  await engine.db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      topic,
      channel: 'mail',
      subject_id: subject,
      created_at: now,
      next_attempt_at: now + dueIn,
      attempts: error ? 1 : 0,
      last_error: error,
      delivered_at: null,
      failed_at: isFailed ? now : null,
    })
    .execute();
}

test(
  'marks the applicant of a failed email, and explains delivery errors in plain words',
  DEEP,
  async ({ page, context, site }) => {
    const name = `Asha Tamang ${process.pid}`;
    const id = await storeApplicant(site.engine.db, { name, email: 'asha@x.example' });
    const { url, id: staff } = await signInToConsole(context, site, 'recruiter');
    await enqueue(site, 'application.acknowledgement', id, { error: REFUSAL, isFailed: true });
    await enqueue(site, 'application.notice', id, { error: UNREACHABLE, dueIn: HOUR });
    const mail = randomUUID();
    await site.engine.db
      .insertInto('console_emails')
      .values({
        id: mail,
        kind: 'application',
        subject_id: id,
        staff_id: staff,
        name,
        page: '',
        email: 'asha@x.example',
        subject: 'An interview',
        body: 'Hello',
        template: '',
        in_reply_to: '',
        created_at: Date.now(),
        send_at: Date.now() + 30 * HOUR,
        cancelled_at: null,
        change_id: null,
      })
      .execute();
    await enqueue(site, 'desk.mail', mail, { dueIn: 30 * HOUR });

    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`${url}/inbox/deliveries`);
      const row = (text: string) =>
        page
          .getByRole('list', { name: 'Deliveries' })
          .getByRole('listitem')
          .filter({ hasText: name })
          .filter({ hasText: text });
      await expect(row('There is no mailbox at this address.')).toContainText('asha@x.example');
      await expect(row('Scheduled for')).not.toContainText('Waiting to be sent');
      const unreachableRow = row('The server could not be reached.');
      await expect(unreachableRow).toContainText('Will retry');
      await expect(unreachableRow.getByText(UNREACHABLE)).toBeHidden();
      await unreachableRow.getByText('Technical details').click();
      await expect(unreachableRow.getByText(UNREACHABLE)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await page.goto(`${url}/applicants/board?q=${encodeURIComponent(name)}`);
      const card = page.locator(`[data-applicant="${id}"]`);
      await expect(card.getByText('Email not delivered')).toBeAttached();
      await expect(card.getByTitle('An email to this person was not delivered')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);

      await page.goto(`${url}/applicants`);
      const marked = page.getByRole('listitem').filter({ hasText: name });
      await expect(marked.getByText('Email not delivered')).toBeAttached();
      await marked.getByRole('link', { name }).click();
      const alert = page.getByRole('alert').filter({ hasText: 'Not delivered' });
      await expect(alert).toContainText('contact them another way');
      expect(await axeFindings(page)).toEqual([]);
      const isTooWide = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(isTooWide)).toBe(false);
    }
    await page.getByRole('alert').getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not delivered' })).toHaveCount(0);
  },
);
