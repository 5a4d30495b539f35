import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeliveryPage } from '#contract/console/inbox.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const HOUR = 3_600_000;

describeEachEngine('deliveries at the desk', (engine) => {
  let app: TestApp;
  let reader: SignedIn;
  beforeAll(async () => {
    // Nothing is sent: rows stay as a test has made them.
    app = await makeApp(engine);
    reader = await signIn(app, 'reader');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.engine.db.deleteFrom('outbox').execute();
  });

  const enqueue = async (
    topic: string,
    given: Partial<{
      ago: number;
      dueIn: number;
      attempts: number;
      failed: boolean;
      error: string | null;
      subject: string;
    }> = {},
  ) => {
    const { ago = 0, attempts = 0, failed = false, error = null } = given;
    const dueIn = given.dueIn ?? -ago;
    const id = randomUUID();
    const now = Date.now();
    await app.engine.db
      .insertInto('outbox')
      .values({
        ...{ id, topic, channel: 'mail', subject_id: given.subject ?? randomUUID(), attempts },
        ...{ created_at: now - ago, next_attempt_at: now + dueIn, last_error: error },
        ...{ delivered_at: null, failed_at: failed ? now : null },
      })
      .execute();
    return id;
  };
  const list = async (query = '', staff = reader) => {
    const { status, data } = await staff.call<DeliveryPage>('GET', `/deliveries${query}`);
    expect(status).toBe(200);
    return data;
  };

  test('are listed also where they are mails to staff, about no submission', async () => {
    const link = await enqueue('staff.invitation', { subject: 'a'.repeat(64) });
    const account = await enqueue('staff.account', { ago: 9, subject: `${reader.id}/12` });
    expect((await list()).items.map(({ id }) => id)).toEqual([link, account]);
  });

  test('are listed while they wait or have failed, what is late marked', async () => {
    const fresh = await enqueue('lead.notice');
    const late = await enqueue('contact.notice', { ago: 2 * HOUR, dueIn: HOUR, attempts: 3 });
    const putOff = await enqueue('desk.mail', { ago: 3 * HOUR, dueIn: 5 * HOUR });
    const overdue = await enqueue('desk.mail', { ago: 50 * HOUR, dueIn: -2 * HOUR });
    const dead = await enqueue('lead.crm', { ago: 9 * HOUR, failed: true, error: '410 Gone' });
    const done = await enqueue('lead.notice', { ago: 9 * HOUR });
    await app.engine.db
      .updateTable('outbox')
      .set({ delivered_at: Date.now() })
      .where('id', '=', done)
      .execute();
    const { items, next, oldestWaitingAt, ...counts } = await list();
    expect(next).toBeNull();
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [fresh, 'waiting'],
      [late, 'late'],
      [putOff, 'waiting'],
      [dead, 'failed'],
      [overdue, 'late'],
    ]);
    expect(items.find(({ id }) => id === dead)).toMatchObject({
      ...{ error: '410 Gone', nextAttemptAt: null, topic: 'lead.crm' },
    });
    expect(counts).toEqual({ waiting: 4, late: 2, failed: 1 });
    // The one that was put off is not what has waited longest, nor is it the time at which it was written.
    const { created_at } = await app.engine.db
      .selectFrom('outbox')
      .select('created_at')
      .where('id', '=', late)
      .executeTakeFirstOrThrow();
    expect(Math.abs((oldestWaitingAt ?? 0) - created_at)).toBeLessThan(5000);
    expect((await list('?state=failed')).items.map(({ id }) => id)).toEqual([dead]);
    expect((await list('?state=waiting')).items).toHaveLength(4);
  });

  test('come a page at a time', async () => {
    for (let index = 0; index < 60; index++) await enqueue('lead.notice', { ago: 1000 });
    const first = await list();
    expect(first.items).toHaveLength(50);
    const second = await list(`?cursor=${first.next}`);
    expect(second.items).toHaveLength(10);
    const ids = new Set([...first.items, ...second.items].map(({ id }) => id));
    expect(ids.size).toBe(60);
  });

  test('tell a reason only to those who may know whom it names', async () => {
    const error = '550 no mailbox for bina@example.com';
    const staff = { reader, sales: await signIn(app, 'sales') };
    const recruiter = await signIn(app, 'recruiter');
    const topics = ['application.acknowledgement', 'contact.acknowledgement', 'referral.notice'];
    for (const topic of topics) await enqueue(topic, { failed: true, error });
    const mail = randomUUID();
    const { db } = app.engine;
    await db
      .updateTable('outbox')
      .set({ subject_id: mail, topic: 'desk.mail' })
      .where('topic', '=', 'application.acknowledgement')
      .execute();
    const toldTo = async (who: SignedIn) =>
      (await list('', who)).items
        .filter((item) => item.error !== null)
        .map(({ topic }) => topic)
        .sort();
    await enqueue('application.notice', { failed: true, error });
    expect(await toldTo(staff.reader)).toEqual([
      ...['application.notice', 'contact.acknowledgement', 'desk.mail', 'referral.notice'],
    ]);
    expect(await toldTo(staff.sales)).toEqual(['contact.acknowledgement']);
    expect(await toldTo(recruiter)).toEqual(['application.notice']);
  });

  test('that are dead letters are tried again, these or all, which is recorded', async () => {
    const sales = await signIn(app, 'sales');
    const dead = await enqueue('lead.crm', { ago: HOUR, failed: true, attempts: 9, error: 'No' });
    const other = await enqueue('lead.notice', { failed: true });
    const waiting = await enqueue('lead.notice', { attempts: 2 });
    const retry = async (ids: string[] | null) =>
      (await sales.call<{ retried: number }>('POST', '/deliveries/retry', { ids })).data.retried;
    expect(await retry([dead, waiting, randomUUID()])).toBe(1);
    expect((await list('?state=failed')).items.map(({ id }) => id)).toEqual([other]);
    const row = (await list()).items.find(({ id }) => id === dead);
    expect(row).toMatchObject({ attempts: 0, state: 'late' });
    expect(await retry(null)).toBe(1);
    expect(await retry(null)).toBe(0);
    expect((await list()).failed).toBe(0);
    const recorded = await app.engine.db
      .selectFrom('audit_log')
      .select(['object_id', 'details'])
      .where('staff_id', '=', sales.id)
      .orderBy('id')
      .execute();
    expect(recorded).toEqual([
      { object_id: dead, details: '{}' },
      { object_id: '', details: '{"retried":1}' },
    ]);
  });
});
