import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db, Schema } from '#db/schema.ts';
import { cutoffsOf, monthsBefore } from '#domain/inbox/retention.ts';
import { eraseExpired } from '#domain/inbox/stored-submissions/index.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { runInbox } from '#tests/inbox-command.ts';
import { postAlerts } from '#tests/job-alerts.ts';
import { postLead } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { eraseDaily } from './retention.ts';

const PERIODS = { applicationsKept: 12, messagesKept: 12 };
const DAY = 86_400_000;
const ELEVEN = monthsBefore(Date.now(), 11);
const THIRTEEN = monthsBefore(Date.now(), 13);
const rethrow = (error: unknown) => {
  throw error;
};

/** The local part of each e-mail address, by table. */
async function remainingNames(db: Db) {
  const names = async (
    table: 'applications' | 'contact_messages' | 'leads' | 'subscriptions' | 'job_alerts',
  ) => {
    const rows = await db.selectFrom(table).select('email').execute();
    return rows.map(({ email }) => email.split('@')[0]).sort();
  };
  return {
    applications: await names('applications'),
    messages: await names('contact_messages'),
    leads: await names('leads'),
    subscriptions: await names('subscriptions'),
    alerts: await names('job_alerts'),
  };
}

describeEachEngine('a submission', (engine) => {
  let app: TestApp;
  let db: Db;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    db = app.engine.db;
    const responses: Response[] = [];
    for (const age of ['old', 'new']) {
      const addressOf = (name: string) => `${age}-${name}@example.com`;
      responses.push(
        await postApplication(app.origin, applicationForm({ email: addressOf('applicant') })),
        await postContact(app.origin, { ...MESSAGE, email: addressOf('writer') }),
      );
      const lead = (source: Parameters<typeof postLead>[1], name: string) =>
        postLead(app.origin, source, { firstName: 'A', lastName: 'B', email: addressOf(name) });
      responses.push(await lead('White paper', 'reader'), await lead('Newsletter', 'early'));
      responses.push(await lead('Newsletter', 'Reading'), await lead('Newsletter', 'left'));
      responses.push(await lead('Newsletter', 'Asked'));
      await setTimes(db, age === 'old' ? THIRTEEN : ELEVEN, `${age}-%`);
    }
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    // Ended recently: the lead is erased, the subscription stays. Ended long ago: only it is
    // erased.
    await change('old-left', { ended_at: ELEVEN });
    await change('new-left', { ended_at: THIRTEEN });
    await change('old-asked', { confirmation_requested_at: Date.now() - 31 * DAY });
    await change('new-asked', { confirmation_requested_at: Date.now() - 29 * DAY });
    const overdue = { confirmation_requested_at: Date.now() - 31 * DAY };
    // Erased: one waiting too long, one ended long ago. Kept: waiting, ended recently, and active.
    const [DAYS_31, DAYS_29] = [Date.now() - 31 * DAY, Date.now() - 29 * DAY];
    await addAlert('old-waiting', { requested_at: DAYS_31 });
    await addAlert('old-ended', {
      requested_at: THIRTEEN,
      confirmed_at: THIRTEEN,
      ended_at: THIRTEEN,
    });
    await addAlert('new-waiting', { requested_at: DAYS_29 });
    await addAlert('late-ended', { requested_at: THIRTEEN, ended_at: ELEVEN });
    await addAlert('old-confirmed', { requested_at: THIRTEEN, confirmed_at: THIRTEEN });
    await change('old-early', { ...overdue, confirmed_at: Date.now() - 30 * DAY });
  });
  afterAll(() => app.close());
  const addAlert = async (name: string, times: Partial<Schema['job_alerts']>) => {
    const response = await postAlerts(app.origin, '', {
      email: `${name}@example.com`,
      frequency: 'daily',
      search: '',
    });
    expect(response.status).toBe(201);
    await db
      .updateTable('job_alerts')
      .set(times as { requested_at: number })
      .where('email', '=', `${name}@example.com`)
      .executeTakeFirstOrThrow();
  };
  const change = (name: string, times: Partial<Schema['subscriptions']>) =>
    db
      .updateTable('subscriptions')
      .set(times)
      .where('email', '=', `${name}@example.com`)
      .executeTakeFirstOrThrow();

  test('is erased when its period is over, except that of a newsletter subscriber', async () => {
    const initial = await remainingNames(db);
    const off = { settings: { APPLICATIONS_KEPT: 'off', MESSAGES_KEPT: 'off' } };
    const disabled = await runInbox(app, ['erase', '--expired', '--yes'], off);
    expect(disabled.stdout.match(/\d+/g)).toEqual(Array(17).fill('0'));
    const dry = await runInbox(app, ['erase', '--expired', '--dry-run']);
    // 1 application, 1 message, 3 leads, 2 subscriptions and 2 alerts with 2 + 2 + 6 + 2
    // notifications.
    expect(dry.stdout.match(/\d+/g)?.join(' ')).toBe('1 1 1 0 0 0 0 0 0 0 1 3 2 2 0 12 0');
    expect(await remainingNames(db)).toEqual(initial);

    const real = await runInbox(app, ['erase', '--expired', '--yes']);
    expect(real.stdout).toBe(dry.stdout);
    expect(await remainingNames(db)).toEqual({
      applications: ['new-applicant'],
      messages: ['new-writer'],
      leads: [
        ...['new-Asked', 'new-Reading', 'new-early', 'new-left', 'new-reader'],
        ...['old-Reading', 'old-early'],
      ],
      subscriptions: [
        ...['new-asked', 'new-early', 'new-reading', 'old-early', 'old-left', 'old-reading'],
      ],
      alerts: ['late-ended', 'new-waiting', 'old-confirmed'],
    });
    const queued = await db.selectFrom('outbox').select('subject_id').execute();
    expect(queued).toHaveLength(2 + 2 + 7 * 2 + 3);
  });

  test('is erased in batches, and stopping lets the current batch finish', async () => {
    const [row] = await db.selectFrom('leads').selectAll().execute();
    if (!row) throw new Error('no lead');
    const old = Array.from({ length: 120 }, (_, index) => ({
      ...row,
      id: `old-${index}`,
      source: 'White paper',
      created_at: 1,
      idempotency_key: null,
    }));
    await db.insertInto('leads').values(old).execute();
    const countLeft = async () =>
      (await db.selectFrom('leads').select('id').where('created_at', '=', 1).execute()).length;
    await eraseExpired(db, cutoffsOf(PERIODS, Date.now()), AbortSignal.abort());
    expect(await countLeft()).toBe(120);
    const fresh = old.map((lead, index) => ({ ...lead, id: `new-${index}`, created_at: ELEVEN }));
    await db.insertInto('leads').values(fresh).execute();
    await db.updateTable('clock_checks').set({ steady_since: 1 }).execute();
    const refuseLine = (line: string) => rethrow(new Error(line));
    await eraseDaily(db, { ...PERIODS, messagesKept: null }, refuseLine, rethrow)();
    expect(await countLeft()).toBe(120);
    const stop = eraseDaily(db, PERIODS, refuseLine, rethrow);
    await expect.poll(countLeft).toBe(0);
    await stop();
  });
});

function setTimes(db: Db, time: number, like: string) {
  return Promise.all([
    db
      .updateTable('applications')
      .set({ submitted_at: time })
      .where('email', 'like', like)
      .execute(),
    db
      .updateTable('contact_messages')
      .set({ created_at: time })
      .where('email', 'like', like)
      .execute(),
    db.updateTable('leads').set({ created_at: time }).where('email', 'like', like).execute(),
  ]);
}

test.each([
  ['2026-11-21', 12, '2025-11-21'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-01-15', 2, '2025-11-15'],
])('%s less %i months is %s', (day, months, earlier) => {
  expect(monthsBefore(Date.parse(day), months)).toBe(Date.parse(earlier));
});
