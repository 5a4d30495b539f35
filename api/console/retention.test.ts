import { afterAll, beforeAll, expect, test } from 'vitest';
import { monthsBefore } from '#domain/inbox/retention.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendMessage } from '#tests/inbox-items.ts';
import { storePerson } from '#tests/known-person.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { tablesWith } from '#tests/tables-with.ts';

interface Report {
  applicationsKept: number | null;
  messagesKept: number | null;
  applicationsBefore: number | null;
  messagesBefore: number | null;
  due: Record<string, number>;
  isCounted: boolean;
}

describeEachEngine('retention in the console', (engine) => {
  let app: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, {
      ...INBOX_SETTINGS,
      APPLICATIONS_KEPT: '6 months',
      MESSAGES_KEPT: '12 months',
    });
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());

  const report = async () => (await owner.call<Report>('GET', '/retention')).data;
  const run = () =>
    owner.call<{ counts: Record<string, number>; isComplete: boolean }>('POST', '/retention/run');

  test('shows retention times and due counts, and erases due submissions on request', async () => {
    const { db } = app.engine;
    const { email, application } = await storePerson(app, owner.id);
    const young = await sendMessage(app, { email: 'young@example.com' });
    const retention = await report();
    expect(retention).toMatchObject({
      applicationsKept: 6,
      messagesKept: 12,
      due: {},
      isCounted: true,
    });
    const dayOf = (time: number | null) => new Date(time ?? 0).toISOString().slice(0, 10);
    expect(dayOf(retention.applicationsBefore)).toBe(dayOf(monthsBefore(Date.now(), 6)));
    expect(dayOf(retention.messagesBefore)).toBe(dayOf(monthsBefore(Date.now(), 12)));

    const old = monthsBefore(Date.now(), 7);
    await db
      .updateTable('applications')
      .set({ submitted_at: old })
      .where('id', '=', application)
      .execute();
    const very = monthsBefore(Date.now(), 13);
    await db
      .updateTable('contact_messages')
      .set({ created_at: very })
      .where('email', '=', email)
      .execute();
    expect((await report()).due).toMatchObject({
      applications: 1,
      resumes: 1,
      application_notes: 1,
      contact_messages: 1,
      inbox_notes: 1,
      console_emails: 1,
    });
    const { data } = await run();
    expect(data).toMatchObject({
      isComplete: true,
      counts: { applications: 1, console_emails: 1 },
    });
    expect(await tablesWith(db, application)).not.toContain('applications');
    expect((await owner.call('GET', `/inbox/message/${young}`)).status).toBe(200);
    expect((await report()).due).toEqual({});
    const [record] = await db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'retention-run')
      .execute();
    expect(JSON.parse(record?.details ?? '')).toMatchObject({ applications: 1, isComplete: true });
  });

  test('runs once at a time, and again when the lock of a crashed run has expired', async () => {
    const { db } = app.engine;
    const hold = (until: number) =>
      db
        .insertInto('console_locks')
        .values({ name: 'retention', held_until: until })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ held_until: until }))
        .execute();
    await hold(Date.now() + 30_000);
    const busy = await run();
    expect([busy.status, busy.problem.type]).toEqual([409, 'urn:problem:conflict']);
    await hold(Date.now() - 1);
    expect((await run()).data).toEqual({ counts: {}, isComplete: true });
    expect(await db.selectFrom('console_locks').selectAll().execute()).toEqual([]);
  });
});
