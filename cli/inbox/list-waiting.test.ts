import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '#tests/engines.ts';
import { listInbox, runInbox } from '#tests/inbox-command.ts';
import { postLead } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { subscriptionOf } from '#tests/newsletter.ts';

describeEachEngine('a list', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    expect((await postLead(app.origin, 'Newsletter')).status).toBe(201);
  });
  afterAll(() => app.close());

  test('counts notifications of a subscription with its lead, and reports orphaned ones', async () => {
    const { db } = app.engine;
    const [lead] = await listInbox(app, '--source', 'Newsletter');
    const { id } = await subscriptionOf(db, lead?.email ?? '');
    const queued = { topic: 'subscription.confirmation', channel: 'mail', created_at: 1 };
    const failed = { ...queued, next_attempt_at: 1, failed_at: 1, last_error: 'no' };
    await db
      .insertInto('outbox')
      .values([
        { ...failed, id: 'out-1', subject_id: id },
        { ...failed, id: 'out-2', subject_id: 'sub-2' },
      ])
      .execute();
    const { stderr } = await runInbox(app, ['list', '--failed']);
    expect(stderr).toMatch(
      /^1 of 1, 1 failed \(.* shows it, .* sends it again\)\n1 failed notification belongs to no stored submission/,
    );
    expect((await listInbox(app, '--failed')).map(({ id }) => id)).toEqual([lead?.id]);
    expect((await runInbox(app, ['retry', lead?.id ?? ''])).stdout).toBe(
      '1 notification will be retried\n',
    );
    expect((await runInbox(app, ['retry', '--failed'])).stdout).toBe(
      '1 notification will be retried\n',
    );

    const delivered = () => listInbox(app, '--source', 'Newsletter', '--delivery', 'delivered');
    const deliveredValues = { delivered_at: 1, failed_at: null };
    await db
      .deleteFrom('outbox')
      .where('subject_id', '=', lead?.id ?? '')
      .execute();
    expect(await delivered()).toEqual([]);
    await db.updateTable('outbox').set(deliveredValues).where('subject_id', '=', id).execute();
    expect((await delivered()).map(({ id }) => id)).toEqual([lead?.id]);
  });

  test('reports notifications that wait for a channel that is not set up', async () => {
    const { db } = app.engine;
    const row = { topic: 'lead.notice', subject_id: 'x', created_at: 1, next_attempt_at: 1 };
    await db.deleteFrom('outbox').execute();
    await db
      .insertInto('outbox')
      .values([
        { ...row, id: 'out-1', channel: 'mail' },
        { ...row, id: 'out-2', channel: 'mail' },
        { ...row, id: 'out-3', channel: 'mail', delivered_at: 1 },
        { ...row, id: 'out-4', channel: 'crm' },
      ])
      .execute();
    const warnings = async (settings = {}) =>
      (await runInbox(app, ['list'], { settings })).stderr.split('\n').slice(1);
    const crm =
      'The CRM is not set up (CRM_WEBHOOK_URL, or HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID). Notifications waiting: 1';
    expect(await warnings()).toEqual([
      'Mail is not set up (SMTP_URL). Notifications waiting: 2',
      crm,
    ]);
    const mail = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
      MAIL_TO: 'c@d.example',
    };
    expect(await warnings(mail)).toEqual([crm]);
  });
});
