import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InboxItem, InboxPage, InboxSummary } from '#contract/console/inbox.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendLead, sendMessage } from '#tests/inbox-items.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeEachEngine('the inbox of the console', (engine) => {
  let app: TestApp;
  let sales: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, INBOX_SETTINGS);
    sales = await signIn(app, 'sales');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.engine.db.deleteFrom('contact_messages').execute();
    await app.engine.db.deleteFrom('leads').execute();
  });

  const list = async (query = '', staff = sales) => {
    const { status, data } = await staff.call<InboxPage>('GET', `/inbox${query}`);
    expect(status).toBe(200);
    return data;
  };
  const change = (kind: string, id: string, body: object, staff = sales) =>
    staff.call<InboxItem>('PATCH', `/inbox/${kind}/${id}`, body);

  test('returns an item with its consent, deliveries and notes', async () => {
    const id = await sendMessage(app);
    const added = await sales.call<InboxItem>('POST', `/inbox/message/${id}/notes`, {
      text: '  Called them.  ',
    });
    expect(added.status).toBe(200);
    const { status, data } = await sales.call<InboxItem>('GET', `/inbox/message/${id}`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id,
      phone: '+1 415 555 0190',
      message: 'We look for a tester.\nFrom January.',
      notes: [{ staff: { id: sales.id, name: sales.name }, text: 'Called them.' }],
      mails: [],
    });
    expect(data.consent).not.toBe('');
    expect(data.deliveries.map(({ topic, state }) => [topic, state]).sort()).toEqual([
      ['contact.acknowledgement', 'waiting'],
      ['contact.notice', 'waiting'],
    ]);
    await app.engine.db
      .updateTable('outbox')
      .set({ created_at: Date.now() - 3_700_000, attempts: 3, last_error: 'Nobody answers' })
      .where('topic', '=', 'contact.notice')
      .execute();
    expect((await list()).items[0]?.delivery).toBe('late');
    expect((await sales.call('GET', `/inbox/lead/${id}`)).status).toBe(404);
    expect((await sales.call('GET', `/inbox/message/${randomUUID()}`)).status).toBe(404);
    expect((await sales.call('GET', '/inbox/application/1')).status).toBe(400);
  });

  test('refuses a change of a stale version, with the current state', async () => {
    const id = await sendMessage(app);
    const colleague = await signIn(app, 'sales', { name: 'Deepa' });
    const first = await change('message', id, { version: 1, state: 'answered' });
    expect(first.data).toMatchObject({ state: 'answered', version: 2 });
    const late = await change('message', id, { version: 1, state: 'done' }, colleague);
    expect(late.status).toBe(409);
    expect(late.problem.type).toBe('urn:problem:stale');
    expect(late.problem.current).toMatchObject({ id, state: 'answered', version: 2 });
    const again = await change('message', id, { version: 2, assigneeId: colleague.id }, colleague);
    expect(again.data).toMatchObject({
      state: 'answered',
      version: 3,
      assignee: { id: colleague.id, name: 'Deepa' },
    });
    expect((await change('message', randomUUID(), { version: 1, state: 'done' })).status).toBe(404);
  });

  test('can be assigned only to current members who may read it', async () => {
    const id = await sendMessage(app);
    const recruiter = await signIn(app, 'recruiter');
    const former = await signIn(app, 'sales');
    await app.engine.db
      .updateTable('staff')
      .set({ removed_at: Date.now() })
      .where('id', '=', former.id)
      .execute();
    for (const assigneeId of [recruiter.id, former.id, randomUUID()]) {
      const { status, problem } = await change('message', id, { version: 1, assigneeId });
      expect(status).toBe(422);
      expect(problem.errors?.[0]?.field).toBe('assigneeId');
    }
    expect((await list()).items[0]).toMatchObject({ assignee: null, version: 1 });
  });

  test('is marked as read and unread without increasing the version', async () => {
    const id = await sendMessage(app);
    const read = await sales.call<InboxItem>('PUT', `/inbox/message/${id}/read`, { isRead: true });
    expect(read.data).toMatchObject({ isRead: true, version: 1 });
    expect((await list()).unread).toBe(0);
    const unread = await sales.call<InboxItem>('PUT', `/inbox/message/${id}/read`, {
      isRead: false,
    });
    expect(unread.data).toMatchObject({ isRead: false, version: 1 });
    expect((await sales.call('PUT', `/inbox/lead/${id}/read`, { isRead: true })).status).toBe(404);
  });

  test('changes many, and skips deleted ones', async () => {
    const message = { kind: 'message', id: await sendMessage(app) };
    const lead = { kind: 'lead', id: await sendLead(app, 'White paper') };
    const items = [message, lead, { kind: 'lead', id: randomUUID() }];
    const bulk = (change: object) =>
      sales.call<{ changed: InboxSummary[]; skipped: number }>('POST', '/inbox/bulk', {
        items,
        change,
      });
    const result = await bulk({ state: 'done' });
    expect(result.data.skipped).toBe(1);
    expect(result.data.changed.map(({ id, state, version }) => [id, state, version])).toEqual([
      [message.id, 'done', 2],
      [lead.id, 'done', 2],
    ]);
    expect((await bulk({ isRead: true })).data.changed.map(({ isRead }) => isRead)).toEqual([
      ...[true, true],
    ]);
    expect((await bulk({ assigneeId: randomUUID() })).status).toBe(422);
    expect((await bulk({ isSpam: true })).data.changed).toHaveLength(2);
    expect((await list()).items).toEqual([]);
  });

  test('audits changes by ids only', async () => {
    const id = await sendMessage(app);
    await change('message', id, { version: 1, state: 'done' });
    await sales.call('POST', `/inbox/message/${id}/notes`, { text: 'Not for the record' });
    const rows = await app.engine.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();
    expect(
      rows.map(({ action, staff_id, object_kind }) => [action, staff_id, object_kind]),
    ).toEqual([
      ['inbox-changed', sales.id, 'message'],
      ['note-written', sales.id, 'message'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('Not for the record');
  });

  test('deletes state and notes with the submission', async () => {
    const id = await sendMessage(app);
    await sales.call('POST', `/inbox/message/${id}/notes`, { text: 'A note' });
    await app.engine.db.deleteFrom('contact_messages').where('id', '=', id).execute();
    for (const table of ['inbox_states', 'inbox_notes'] as const) {
      const rows = await app.engine.db
        .selectFrom(table)
        .select('subject_id')
        .where('subject_id', '=', id)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});
