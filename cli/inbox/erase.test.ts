import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unsubscribe } from '#domain/inbox/newsletter.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { listInbox, runInbox } from '#tests/inbox-command.ts';
import { postAlerts } from '#tests/job-alerts.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { queuedFor, subscriptionOf } from '#tests/newsletter.ts';
import { tablesWith } from '#tests/tables-with.ts';

const HARI = 'hari@example.com';

describeEachEngine('erasing', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await makeApp(engine, { CAPTCHA: 'off' });
    const answers = [
      await postApplication(app.origin, applicationForm({ email: 'Sita@Example.com' })),
      await postContact(app.origin),
      await postLead(app.origin, 'Newsletter'),
      await postLead(app.origin, 'White paper', { ...SITA, email: 'SITA@EXAMPLE.COM' }),
      await postContact(app.origin, { ...MESSAGE, email: HARI }),
      await postAlerts(app.origin, '', {
        email: 'Sita@Example.com',
        frequency: 'daily',
        search: '',
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const { id } = await subscriptionOf(app.engine.db, SITA.email);
    await app.engine.db
      .insertInto('outbox')
      .values({
        id: 'out-1',
        topic: 'subscription.confirmation',
        channel: 'mail',
        subject_id: id,
        created_at: 1,
        next_attempt_at: 1,
        last_error: '550 <sita@example.com>: no such mailbox',
      })
      .execute();
  });
  afterEach(() => app.close());

  test('erases one person from all tables, and no one else', async () => {
    const erase = (...args: string[]) =>
      runInbox(app, ['erase', '--person', 'sita@EXAMPLE.com', ...args]);
    const counts =
      'applications 1 resumes 1 resume_texts 1 application_documents 0 application_tags 0 application_notes 0 application_ratings 0 application_events 0 application_steps 0 application_people 0 contact_messages 1 leads 2 subscriptions 1 job_alerts 1 console_emails 0 outbox 10 inbox_notes 0';
    const rowsOf = (text: string) => text.trim().split(/\s+/).slice(2).join(' ');
    const tables = await tablesWith(app.engine.db, SITA.email);
    expect(tables).toEqual([
      'applications',
      'contact_messages',
      'job_alerts',
      'leads',
      'outbox',
      'subscriptions',
    ]);

    const preview = await erase('--dry-run');
    expect([preview.status, rowsOf(preview.stdout)]).toEqual([0, counts]);
    expect(preview.stderr.split('\n')).toEqual([
      'Would erase all data of sita@example.com:',
      expect.stringMatching(
        /^Unsent notifications that would be canceled: .*2 lead\.crm, .*1 subscription\.confirmation\.$/,
      ),
      'Also remove the data from the CRM and the mailboxes, which are not notified.',
    ]);
    const unconfirmed = await erase();
    expect([unconfirmed.status, rowsOf(unconfirmed.stdout)]).toEqual([1, counts]);
    expect(unconfirmed.stderr).toMatch(/Nothing has been erased\. Repeat the command with --yes/);
    expect(await tablesWith(app.engine.db, SITA.email)).toEqual(tables);

    const confirmed = await erase('--yes');
    expect([confirmed.status, rowsOf(confirmed.stdout)]).toEqual([0, counts]);
    expect(await tablesWith(app.engine.db, SITA.email)).toEqual([]);
    expect(await app.engine.db.selectFrom('resumes').select('size').execute()).toEqual([]);
    expect((await listInbox(app)).map(({ email }) => email)).toEqual([HARI]);
    const queued = await app.engine.db.selectFrom('outbox').select('topic').execute();
    expect(queued).toHaveLength(2);

    const repeated = await erase('--yes');
    expect(repeated).toMatchObject({ status: 1, stdout: '' });
    expect(repeated.stderr).toBe('No data is stored for sita@example.com.');
  });

  test('refuses while an unsubscription has not been sent to the CRM and the team', async () => {
    const { db } = app.engine;
    await unsubscribe(db, (await subscriptionOf(db, SITA.email)).id, Date.now());
    const erase = (...args: string[]) => runInbox(app, ['erase', '--person', SITA.email, ...args]);
    const refused = await erase('--yes');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /^Nothing has been erased, because .*\(1 subscription\.ended\.crm, 1 subscription\.ended\.notice\)/,
    );
    expect(await tablesWith(app.engine.db, SITA.email)).toContain('subscriptions');
    // A dead letter blocks the erasure too, until both have been delivered.
    const ended = db.updateTable('outbox').where('topic', 'like', 'subscription.ended.%');
    await ended.set({ failed_at: 1 }).execute();
    expect((await erase('--yes')).status).toBe(1);
    await ended.set({ delivered_at: 1 }).execute();
    expect((await erase('--yes')).status).toBe(0);
    expect(await tablesWith(app.engine.db, SITA.email)).toEqual([]);
  });

  test('erases with --force in spite of an unsent unsubscription', async () => {
    const { db } = app.engine;
    const { id } = await subscriptionOf(db, SITA.email);
    await unsubscribe(db, id, Date.now());
    const { status } = await runInbox(app, ['erase', '--person', SITA.email, '--yes', '--force']);
    expect(status).toBe(0);
    expect(await queuedFor(db, id)).toEqual([]);
  });

  // Files of PostgreSQL are not accessible.
  if (engine === 'SQLite')
    test('removes erased data from the file', async () => {
      const path = app.config.databaseUrl.slice('sqlite:'.length);
      const marker = /Terrace Labs|sita-gurung/i;
      const isIn = async () => {
        await sql`pragma wal_checkpoint(truncate)`.execute(app.engine.db);
        return marker.test(readFileSync(path, 'latin1'));
      };
      expect(await isIn()).toBe(true);
      await runInbox(app, ['erase', '--person', SITA.email, '--yes']);
      await runInbox(app, ['erase', '--person', HARI, '--yes']);
      expect(await isIn()).toBe(false);
    });

  test('erases a submission by its id with its dependents, and nothing for a wrong id', async () => {
    const rows = await listInbox(app);
    const ids = rows.map(({ id }) => id);
    const newsletter = rows.find(({ about }) => about === 'Newsletter')?.id ?? '';
    const message = rows.find(({ email }) => email === HARI)?.id ?? '';
    const bad = await runInbox(app, ['erase', message, 'ffff-not-an-id', '--yes']);
    expect(bad).toMatchObject({ status: 1, stdout: '' });
    expect((await listInbox(app)).map(({ id }) => id)).toEqual(ids);

    const { status } = await runInbox(app, ['erase', message, newsletter.toUpperCase(), '--yes']);
    expect(status).toBe(0);
    expect((await listInbox(app)).map(({ id }) => id)).toEqual(
      ids.filter((id) => id !== message && id !== newsletter),
    );
    expect(await app.engine.db.selectFrom('subscriptions').select('id').execute()).toEqual([]);
    expect(await tablesWith(app.engine.db, newsletter)).toEqual([]);
  });

  test('refuses an ambiguous prefix of ids', async () => {
    const { db } = app.engine;
    const leads = await listInbox(app, '--kind', 'lead');
    for (const [index, { id }] of leads.entries()) {
      await db
        .updateTable('leads')
        .set({ id: `abcd000${index}` })
        .where('id', '=', id)
        .execute();
    }
    const { status, stderr } = await runInbox(app, ['show', 'ABCD']);
    expect(status).toBe(1);
    expect(stderr.split('\n').sort()).toEqual([
      '  abcd0000  lead  Sita Gurung',
      '  abcd0001  lead  Sita Gurung',
      'Several IDs begin with ABCD. Enter more characters of one of them:',
    ]);
    expect((await runInbox(app, ['show', 'abc'])).stderr).toMatch(
      /^abc is not an ID\. Enter at least 4/,
    );
    expect((await runInbox(app, ['show', 'ffffffff'])).stderr).toMatch(/^No submission has an ID/);
  });
});
