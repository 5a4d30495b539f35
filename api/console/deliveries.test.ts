import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Applicant } from '#contract/console/applicants.ts';
import type { DeliveryPage } from '#contract/console/deliveries.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const HOUR = 3_600_000;

describeEachEngine('deliveries in the console', (engine) => {
  let app: TestApp;
  let reader: SignedIn;
  beforeAll(async () => {
    // Without SMTP nothing is sent, so rows stay as the tests insert them.
    app = await makeApp(engine, { CAPTCHA: 'off' });
    reader = await signIn(app, 'reader');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.engine.db.deleteFrom('outbox').execute();
  });

  const enqueue = async (
    topic: string,
    values: Partial<{
      ago: number;
      dueIn: number;
      attempts: number;
      failed: boolean;
      error: string | null;
      subject: string;
    }> = {},
  ) => {
    const { ago = 0, attempts = 0, failed = false, error = null } = values;
    const dueIn = values.dueIn ?? -ago;
    const id = randomUUID();
    const now = Date.now();
    await app.engine.db
      .insertInto('outbox')
      .values({
        id,
        topic,
        channel: 'mail',
        subject_id: values.subject ?? randomUUID(),
        attempts,
        created_at: now - ago,
        next_attempt_at: now + dueIn,
        last_error: error,
        delivered_at: null,
        failed_at: failed ? now : null,
      })
      .execute();
    return id;
  };
  const list = async (query = '', staff = reader) => {
    const { status, data } = await staff.call<DeliveryPage>('GET', `/deliveries${query}`);
    expect(status).toBe(200);
    return data;
  };

  test('include emails to staff, which belong to no submission', async () => {
    const link = await enqueue('staff.invitation', { subject: 'a'.repeat(64) });
    const account = await enqueue('staff.account', { ago: HOUR, subject: `${reader.id}/12` });
    expect((await list()).items.map(({ id }) => id)).toEqual([link, account]);
  });

  test('are listed while waiting or failed, with late ones marked', async () => {
    const fresh = await enqueue('lead.notice');
    const late = await enqueue('contact.notice', { ago: 2 * HOUR, dueIn: HOUR, attempts: 3 });
    const putOff = await enqueue('desk.mail', { ago: 3 * HOUR, dueIn: 5 * HOUR });
    const overdue = await enqueue('desk.mail', { ago: 50 * HOUR, dueIn: -2 * HOUR });
    const dead = await enqueue('lead.crm', {
      ago: 9 * HOUR,
      failed: true,
      error: 'The webhook answered 410',
    });
    const delivered = await enqueue('lead.notice', { ago: 9 * HOUR });
    await app.engine.db
      .updateTable('outbox')
      .set({ delivered_at: Date.now() })
      .where('id', '=', delivered)
      .execute();
    const { items, next, oldestWaitingAt, ...counts } = await list();
    expect(next).toBeNull();
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [fresh, 'waiting'],
      [late, 'late'],
      [putOff, 'scheduled'],
      [dead, 'failed'],
      [overdue, 'late'],
    ]);
    expect(items.find(({ id }) => id === dead)).toMatchObject({
      error: 'The webhook answered 410',
      reason: 'gone',
      nextAttemptAt: null,
      topic: 'lead.crm',
    });
    expect(counts).toEqual({ scheduled: 1, waiting: 3, late: 2, failed: 1 });
    // A scheduled delivery does not count as waiting since it was written.
    const { created_at } = await app.engine.db
      .selectFrom('outbox')
      .select('created_at')
      .where('id', '=', late)
      .executeTakeFirstOrThrow();
    expect(oldestWaitingAt).toBe(created_at);
    expect((await list('?state=failed')).items.map(({ id }) => id)).toEqual([dead]);
    expect((await list('?state=waiting')).items).toHaveLength(4);
  });

  test('are paged', async () => {
    for (let index = 0; index < 60; index++) await enqueue('lead.notice', { ago: 1000 });
    const first = await list();
    expect(first.items).toHaveLength(50);
    const second = await list(`?cursor=${first.next}`);
    expect(second.items).toHaveLength(10);
    const ids = new Set([...first.items, ...second.items].map(({ id }) => id));
    expect(ids.size).toBe(60);
  });

  test('show an error only to members who may see the person in it', async () => {
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
    const errorsFor = async (who: SignedIn) =>
      (await list('', who)).items
        .filter((item) => item.error !== null)
        .map(({ topic }) => topic)
        .sort();
    await enqueue('application.notice', { failed: true, error });
    expect(await errorsFor(staff.reader)).toEqual([
      ...['application.notice', 'contact.acknowledgement', 'desk.mail', 'referral.notice'],
    ]);
    expect(await errorsFor(staff.sales)).toEqual(['contact.acknowledgement']);
    expect(await errorsFor(recruiter)).toEqual(['application.notice']);
  });

  test('name their subject to members who may see it', async () => {
    const staff = {
      owner: await signIn(app, 'owner'),
      sales: await signIn(app, 'sales'),
      recruiter: await signIn(app, 'recruiter'),
    };
    const idOf = async (response: Response) =>
      ((await response.json()) as { data: { id: string } }).data.id;
    const applicant = await storeApplicant(app.engine.db, { name: 'Asha', email: 'asha@x.org' });
    const message = await idOf(await postContact(app.origin));
    const lead = await idOf(await postLead(app.origin, 'Newsletter'));
    await app.engine.db.deleteFrom('outbox').execute();
    const error = '550 5.1.1 <asha@x.org> unknown';
    await enqueue('application.acknowledgement', { subject: applicant, failed: true, error });
    await enqueue('contact.notice', { subject: message });
    await enqueue('lead.crm', { subject: lead });
    await enqueue('staff.account', { subject: `${staff.sales.id}/12` });
    const mail = randomUUID();
    await app.engine.db
      .insertInto('console_emails')
      .values({
        id: mail,
        kind: 'application',
        subject_id: applicant,
        staff_id: staff.owner.id,
        email: 'asha@x.org',
        name: 'Asha',
        page: '',
        subject: 'Hello',
        body: 'Hello',
        template: '',
        in_reply_to: '',
        created_at: Date.now(),
        send_at: Date.now(),
        cancelled_at: null,
        change_id: null,
      })
      .execute();
    await enqueue('desk.mail', { subject: mail, dueIn: HOUR });
    const seenBy = async (who: SignedIn) =>
      Object.fromEntries((await list('', who)).items.map(({ topic, about }) => [topic, about]));
    const asha = { name: 'Asha', email: 'asha@x.org', view: 'applicants' };
    const own = {
      'application.acknowledgement': { ...asha, kind: 'application', id: applicant },
      'desk.mail': { ...asha, kind: 'application', id: applicant },
    };
    const others = {
      'contact.notice': { name: MESSAGE.name, view: 'inbox', kind: 'message', id: message },
      'lead.crm': { email: SITA.email, view: 'inbox', kind: 'lead', id: lead },
    };
    const account = { 'staff.account': { view: 'team', id: staff.sales.id } };
    expect(await seenBy(staff.owner)).toMatchObject({ ...own, ...others, ...account });
    const nothing = (of: object) => Object.fromEntries(Object.keys(of).map((key) => [key, null]));
    const hidden = nothing(account);
    expect(await seenBy(staff.sales)).toMatchObject({ ...nothing(own), ...others, ...hidden });
    expect(await seenBy(staff.recruiter)).toMatchObject({ ...own, ...nothing(others), ...hidden });
    const { items } = await list('', staff.sales);
    expect(JSON.stringify(items)).not.toMatch(/asha/i);
    expect(items.find(({ topic }) => topic === 'application.acknowledgement')).toMatchObject({
      reason: 'no-mailbox',
      error: null,
    });
    const states = items.map(({ topic, state }) => [topic, state]);
    expect(states).toContainEqual(['desk.mail', 'scheduled']);
  });

  test('that failed mark the applicant until they are retried', async () => {
    const recruiter = await signIn(app, 'recruiter');
    const applicant = await storeApplicant(app.engine.db, { name: 'Bina' });
    const well = await storeApplicant(app.engine.db, { name: 'Chandra' });
    const failed = { failed: true, error: '550 5.1.1 No such user' };
    const dead = await enqueue('application.acknowledgement', { subject: applicant, ...failed });
    // A recruiter cannot fix an email to the team.
    await enqueue('application.notice', { subject: well, ...failed });
    const marks = async () => {
      type Page = { items: { id: string; isMailFailed: boolean }[] };
      const { data } = await recruiter.call<Page>('GET', '/applications');
      return [applicant, well].map((id) => data.items.find((item) => item.id === id)?.isMailFailed);
    };
    expect(await marks()).toEqual([true, false]);
    const { data } = await recruiter.call<Applicant>('GET', `/applications/${applicant}`);
    expect(data.failedMails).toMatchObject([{ id: dead, state: 'failed', reason: 'no-mailbox' }]);
    await recruiter.call('POST', '/deliveries/retry', { ids: [dead] });
    expect(await marks()).toEqual([false, false]);
  });

  test('that failed are retried, selected or all, which is audited', async () => {
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
