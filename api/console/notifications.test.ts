import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BulkResult } from '#contract/console/applicant-work.ts';
import type { Applicant, Note } from '#contract/console/applicants.ts';
import type { Notification } from '#contract/console/notifications.ts';
import { storeApplicant } from '#tests/applicants.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendLead, sendMessage } from '#tests/inbox-items.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

interface Page {
  items: Notification[];
  next: string | null;
}

describeEachEngine('notifications of a staff member', (engine) => {
  let app: TestApp;
  let asha: SignedIn;
  let bimal: SignedIn;
  let applicant: string;
  beforeAll(async () => {
    app = await makeApp(engine, INBOX_SETTINGS);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    asha = await signIn(app, 'owner', { name: 'Asha' });
    bimal = await signIn(app, 'recruiter', { name: 'Bimal' });
    applicant = await storeApplicant(app.engine.db, { name: 'Sita Karki', role: 'Tester' });
  });

  const list = async (who: SignedIn, cursor?: string) => {
    const query = cursor === undefined ? '' : `?cursor=${cursor}`;
    const { status, data } = await who.call<Page>('GET', `/notifications${query}`);
    expect(status).toBe(200);
    return data;
  };
  const unread = async (who: SignedIn) =>
    (await who.call<{ unread: number }>('GET', '/unread/notifications')).data.unread;
  const note = async (by: SignedIn, text: string, mentions: SignedIn[], of = applicant) => {
    const body = { text, mentions: mentions.map(({ id }) => id) };
    const { status, data } = await by.call<Note>('POST', `/applications/${of}/notes`, body);
    expect(status).toBe(200);
    return data;
  };
  const edit = (by: SignedIn, { id, version }: Note, text: string, mentions: SignedIn[]) =>
    by.call<Note>('PATCH', `/notes/${id}`, {
      text,
      version,
      mentions: mentions.map((each) => each.id),
    });
  const assign = (by: SignedIn, to: SignedIn | null, ids = [applicant]) =>
    by.call<BulkResult>('POST', '/applications/bulk', {
      ids,
      change: { assigneeId: to?.id ?? null },
    });

  test('a mention is listed and counted for the mentioned member, not for its author', async () => {
    await note(bimal, '@Asha what\n do you think?', [asha, bimal]);
    expect((await list(asha)).items).toEqual([
      {
        id: expect.any(String),
        kind: 'mention',
        at: expect.any(Number),
        isRead: false,
        by: { id: bimal.id, name: 'Bimal' },
        subject: {
          view: 'applicants',
          kind: 'application',
          id: applicant,
          name: 'Sita Karki',
          about: 'Tester',
        },
        excerpt: '@Asha what do you think?',
      },
    ]);
    expect([await unread(asha), await unread(bimal)]).toEqual([1, 0]);
    expect((await list(bimal)).items).toEqual([]);
  });

  test('edits of a note do not add notifications', async () => {
    const first = await note(bimal, 'Hello', []);
    const second = await edit(bimal, first, 'Hello @Asha', [asha]);
    const { items } = await list(asha);
    expect(items).toHaveLength(1);
    await asha.call('PUT', `/notifications/${items[0]?.id}/read`, { isRead: true });
    await edit(bimal, second.data, 'Hello again @Asha', [asha]);
    expect(await unread(asha)).toBe(0);
    expect((await list(asha)).items).toMatchObject([{ excerpt: 'Hello again @Asha' }]);
  });

  test('stale and refused edits notify no one', async () => {
    const first = await note(bimal, 'Hello', []);
    await edit(bimal, first, 'Changed', []);
    expect((await edit(bimal, first, 'Late @Asha', [asha])).status).toBe(409);
    const body = { text: '@Asha', mentions: [asha.id, randomUUID()] };
    expect((await bimal.call('POST', `/applications/${applicant}/notes`, body)).status).toBe(422);
    expect((await list(asha)).items).toEqual([]);
  });

  test('a mention disappears when the note no longer has it or is deleted', async () => {
    const first = await note(bimal, '@Asha', [asha]);
    await edit(bimal, first, 'Nobody', []);
    expect([await unread(asha), (await list(asha)).items.length]).toEqual([0, 0]);
    const second = await note(bimal, '@Asha', [asha]);
    await bimal.call('DELETE', `/notes/${second.id}`);
    expect((await list(asha)).items).toEqual([]);
    await note(bimal, '@Asha', [asha]);
    await assign(bimal, asha);
    await app.engine.db.deleteFrom('applications').where('id', '=', applicant).execute();
    const remaining = await app.engine.db
      .selectFrom('staff_notifications')
      .select('id')
      .where('staff_id', '=', asha.id)
      .execute();
    expect(remaining).toEqual([]);
  });

  test('an assignment notifies the assignee, for one or many, while it lasts', async () => {
    const other = await storeApplicant(app.engine.db, { name: 'Gita' });
    const chitra = await signIn(app, 'recruiter');
    await assign(bimal, asha, [applicant, other]);
    const { items } = await list(asha);
    expect(items.map(({ kind, subject }) => [kind, subject.name]).sort()).toEqual([
      ['assignment', 'Gita'],
      ['assignment', 'Sita Karki'],
    ]);
    await assign(bimal, chitra);
    expect((await list(asha)).items.map(({ subject }) => subject.name)).toEqual(['Gita']);
    expect(await unread(chitra)).toBe(1);
    const { data } = await asha.call<Applicant>('GET', `/applications/${other}`);
    const body = { version: data.version, assigneeId: asha.id };
    await asha.call('PATCH', `/applications/${other}`, body);
    expect(await unread(asha)).toBe(1);
    await assign(bimal, null, [other]);
    expect(await unread(asha)).toBe(0);
    await assign(asha, asha, [other]);
    expect((await list(asha)).items).toEqual([]);
  });

  test('undoing an assignment restores the notification of the previous assignee', async () => {
    const chitra = await signIn(app, 'recruiter');
    await assign(bimal, asha);
    const { data } = await assign(bimal, chitra);
    expect([await unread(asha), await unread(chitra)]).toEqual([0, 1]);
    await bimal.call('POST', '/applications/undo', { changeId: data.changeId });
    expect([await unread(asha), await unread(chitra)]).toEqual([1, 0]);
  });

  test('assigned inbox items notify too', async () => {
    const message = await sendMessage(app, { name: 'Ram Thapa', email: 'ram@example.com' });
    const lead = await sendLead(app, 'White paper', { email: 'lead@example.com' });
    const sales = await signIn(app, 'sales');
    const path = `/inbox/message/${message}`;
    await asha.call('PATCH', path, { version: 1, assigneeId: sales.id });
    await asha.call('POST', '/inbox/bulk', {
      items: [{ kind: 'lead', id: lead }],
      change: { assigneeId: sales.id },
    });
    // Repeating the assignment or changing another field notifies no one.
    await asha.call('PATCH', path, { version: 2, assigneeId: sales.id, state: 'done' });
    const { items } = await list(sales);
    const subjects = items.map(({ subject }) => subject);
    expect(subjects.sort((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { view: 'inbox', kind: 'lead', id: lead, name: expect.any(String), about: '' },
      { view: 'inbox', kind: 'message', id: message, name: 'Ram Thapa', about: '' },
    ]);
    await sales.call('POST', '/notifications/read', { until: Date.now() });
    await asha.call('PATCH', path, { version: 3, assigneeId: sales.id });
    expect(await unread(sales)).toBe(0);
    await app.engine.db.deleteFrom('contact_messages').where('id', '=', message).execute();
    expect((await list(sales)).items).toMatchObject([{ subject: { id: lead } }]);
  });

  test('subjects that the member may no longer read are not listed, counted or marked', async () => {
    await note(bimal, 'Confidential @Asha', [asha]);
    await assign(bimal, asha);
    const message = await sendMessage(app, { email: 'x@example.com' });
    await bimal.call('GET', '/notifications');
    const boss = await signIn(app, 'owner');
    await boss.call('PATCH', `/inbox/message/${message}`, { version: 1, assigneeId: asha.id });
    const [first] = (await list(asha)).items.filter(({ kind }) => kind === 'mention');
    const as = (role: string) =>
      app.engine.db.updateTable('staff').set({ role }).where('id', '=', asha.id).execute();
    await as('sales');
    expect((await list(asha)).items.map(({ subject }) => subject.kind)).toEqual(['message']);
    expect(await unread(asha)).toBe(1);
    const mark = () => asha.call('PUT', `/notifications/${first?.id}/read`, { isRead: true });
    expect((await mark()).status).toBe(404);
    await asha.call('POST', '/notifications/read', { until: Date.now() });
    await as('editor');
    const { response } = await asha.call('GET', '/notifications');
    expect(await response.text()).not.toMatch(/Confidential|Sita/);
    expect([(await list(asha)).items.length, await unread(asha)]).toEqual([0, 0]);
    await as('reader');
    expect(await unread(asha)).toBe(2);
    expect((await mark()).status).toBe(204);
    expect(await unread(asha)).toBe(1);
  });

  test('are marked as read one by one, or all up to a time', async () => {
    await note(bimal, 'One', [asha]);
    await note(bimal, 'Two', [asha]);
    const [, older] = (await list(asha)).items;
    const mark = (isRead: boolean) =>
      asha.call('PUT', `/notifications/${older?.id}/read`, { isRead });
    await mark(true);
    expect(await unread(asha)).toBe(1);
    await mark(false);
    expect(await unread(asha)).toBe(2);
    await app.engine.db
      .updateTable('staff_notifications')
      .set((row) => ({ created_at: row('created_at', '-', 60_000) }))
      .where('id', '=', older?.id ?? '')
      .execute();
    await asha.call('POST', '/notifications/read', { until: Date.now() - 30_000 });
    expect((await list(asha)).items.map(({ isRead }) => isRead)).toEqual([false, true]);
    await asha.call('POST', '/notifications/read', { until: Date.now() });
    expect(await unread(asha)).toBe(0);
  });

  test('are paged, and the unread count stops at 100', async () => {
    const rows = Array.from({ length: 120 }, () => ({
      id: randomUUID(),
      staff_id: asha.id,
      kind: 'mention',
      subject_kind: 'application',
      subject_id: applicant,
      author_id: bimal.id,
      created_at: 1,
      read_at: null,
      mail_id: null,
    }));
    const { db } = app.engine;
    for (const row of rows) {
      const { id, subject_id, author_id } = row;
      const text = { text: 'Hello', mentions: '[]', created_at: 1 };
      await db
        .insertInto('application_notes')
        .values({ id, application_id: subject_id, staff_id: author_id, ...text })
        .execute();
      await db
        .insertInto('staff_notifications')
        .values({ ...row, note_id: id })
        .execute();
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Page = await list(asha, cursor);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect([seen.length, new Set(seen).size, await unread(asha)]).toEqual([120, 120, 100]);
    expect((await asha.call('GET', '/notifications?cursor=x')).status).toBe(400);
  });

  test('are announced to the console of their recipient only', async () => {
    type Heard = { at: string; changed: string[] };
    const wait = (who: SignedIn, since: string) =>
      who.call<Heard>('GET', `/changes?since=${since}`).then(({ data }) => data.changed);
    const other = await signIn(app, 'owner');
    const at = async (who: SignedIn) => (await who.call<Heard>('GET', '/changes')).data.at;
    const [own, others] = [await at(asha), await at(other)];
    await note(bimal, '@Asha', [asha]);
    const changes = await Promise.all([wait(asha, own), wait(other, others)]);
    expect(changes[0]).toContain('notifications');
    expect(changes[1]).toContain(`application:${applicant}`);
    expect(JSON.stringify(changes)).not.toContain('notices:');
    expect(changes[1]).not.toContain('notifications');
  });

  test('are deleted with the member', async () => {
    await note(asha, '@Bimal', [bimal]);
    expect((await asha.call('DELETE', `/staff/${bimal.id}`)).status).toBe(204);
    const remaining = await app.engine.db
      .selectFrom('staff_notifications')
      .select('id')
      .where('staff_id', '=', bimal.id)
      .execute();
    expect(remaining).toEqual([]);
  });
});
