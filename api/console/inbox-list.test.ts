import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InboxItem, InboxPage, InboxSummary } from '#contract/console/inbox.ts';
import { referenceOf } from '#contract/reference.ts';
import { indexPendingInboxItems } from '#domain/inbox/console-inbox/index.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendLead, sendMessage } from '#tests/inbox-items.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('the list of the inbox', (engine) => {
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
  const idsOf = ({ items }: InboxPage) => items.map(({ id }) => id);
  const idsFor = async (query: string) => idsOf(await list(query)).sort();
  const change = (kind: string, id: string, body: object, staff = sales) =>
    staff.call<InboxItem>('PATCH', `/inbox/${kind}/${id}`, body);

  test('contains messages and leads, newest first, open and unread', async () => {
    const message = await sendMessage(app, { topic: 'press' });
    const lead = await sendLead(app, 'White paper', {}, { route: '/w/one', title: 'Paper one' });
    const { items, unread, next } = await list();
    expect({ unread, next }).toEqual({ unread: 2, next: null });
    expect(items.map(({ id }) => id).sort()).toEqual([message, lead].sort());
    const summaries = new Map(items.map((item) => [item.id, item]));
    expect(summaries.get(message)).toMatchObject({
      kind: 'message',
      reference: referenceOf(message),
      name: 'Sita Kumari Gurung',
      company: 'Terrace Labs',
      about: 'Press',
      state: 'open',
      version: 1,
      isRead: false,
      isSpam: false,
      isVerified: false,
      assignee: null,
      threadLength: 2,
      excerpt: 'We look for a tester. From January.',
      delivery: 'waiting',
    });
    expect(summaries.get(lead)).toMatchObject({
      kind: 'lead',
      name: 'Sita Gurung',
      company: '',
      about: 'White paper',
      excerpt: 'Paper one',
      isVerified: null,
      threadLength: 2,
    });
  });

  test('is paged, with each item once', async () => {
    const { db } = app.engine;
    // Many of the same millisecond, so pages need a stable order among them.
    for (let at = 0; at < 120; at++) {
      await db
        .insertInto('leads')
        .values({
          id: randomUUID(),
          created_at: 1_700_000_000_000 + Math.floor(at / 40),
          source: 'Newsletter',
          email: `n${at}@example.com`,
          first_name: 'N',
          last_name: '',
          page_route: '/',
          page_title: '',
          verified: null,
          consent_wording: '',
          idempotency_key: null,
          fingerprint: '',
        })
        .execute();
    }
    const seen: InboxSummary[] = [];
    let query = '';
    const sizes: number[] = [];
    do {
      const { items, next } = await list(query);
      seen.push(...items);
      sizes.push(items.length);
      query = next === null ? '' : `?cursor=${next}`;
    } while (query);
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
    const times = seen.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const { status, problem } = await sales.call('GET', '/inbox?cursor=not-one');
    expect([status, problem.type]).toEqual([400, 'urn:problem:malformed']);
  });

  test('is filtered by kind, topic, source, state, assignee, unread and spam', async () => {
    const press = await sendMessage(app, { topic: 'press' });
    const project = await sendMessage(app, { topic: 'project' });
    const paper = await sendLead(app, 'White paper');
    await change('message', press, { version: 1, state: 'done', assigneeId: sales.id });
    await sales.call('PUT', `/inbox/lead/${paper}/read`, { isRead: true });
    const spam = await sendMessage(app, { name: 'Cheap pills' });
    await change('message', spam, { version: 1, isSpam: true });

    expect(await idsFor('?kind=message')).toEqual([press, project].sort());
    expect(await idsFor('?about=press')).toEqual([press]);
    expect(await idsFor('?about=White%20paper')).toEqual([paper]);
    expect(await idsFor('?state=done')).toEqual([press]);
    expect(await idsFor('?state=open&kind=message')).toEqual([project]);
    expect(await idsFor('?assigned=me')).toEqual([press]);
    expect(await idsFor(`?assigned=${sales.id}`)).toEqual([press]);
    expect(await idsFor('?assigned=nobody')).toEqual([project, paper].sort());
    expect(await idsFor('?unread=yes')).toEqual([press, project].sort());
    expect(await idsFor('?unread=no')).toEqual([paper]);
    expect(await idsFor('?spam=yes')).toEqual([spam]);
    expect((await list()).unread).toBe(2);
    expect((await list('?about=press')).unread).toBe(1);
    expect((await list('?unread=no')).unread).toBe(0);
    expect((await sales.call('GET', '/inbox?state=lost')).status).toBe(400);
  });

  test('is searched by all fields, with the last word as a prefix', async () => {
    const one = await sendMessage(app, {
      name: 'Änne Öztürk',
      email: 'anne@Snow-Leopard.example',
      phoneNumber: '+1 415 555 0190',
      company: 'Leopard & Söhne',
      message: 'We need 50% more_testers',
    });
    const other = await sendMessage(app, { name: 'Bina', email: 'bina@example.com', company: '' });
    const lead = await sendLead(app, 'Learning Hub', {
      firstName: 'Leo',
      email: 'leo@example.com',
    });
    const searched = (words: string) => idsFor(`?q=${encodeURIComponent(words)}`);
    expect(await searched('LEOPARD')).toEqual([one]);
    expect(await searched('oztürk 50% söhne')).toEqual([one]);
    expect(await searched('anne@snow-leopard.example')).toEqual([one]);
    expect(await searched('leo')).toEqual([one, lead].sort());
    expect(await searched('leo anne')).toEqual([]);
    expect(await searched(referenceOf(other).toLowerCase())).toEqual([other]);
    expect(await idsFor('?q=tester&kind=message')).toEqual([one, other].sort());
    expect(await idsFor('?q=5550190&kind=message')).toEqual([one, other].sort());
    for (const nothing of ['%', `'"\\ )`, '* OR leo']) expect(await searched(nothing)).toEqual([]);
  });

  test('finds older items once they are indexed', async () => {
    const id = await sendMessage(app, { company: 'Former Customers' });
    const { db } = app.engine;
    await db.updateTable('inbox_tokens').set({ tokens: '', version: 0 }).execute();
    expect(await idsFor('?q=former')).toEqual([]);
    await indexPendingInboxItems(db);
    expect(await idsFor('?q=former')).toEqual([id]);
    await db.deleteFrom('contact_messages').execute();
    expect(await idsFor('?q=former')).toEqual([]);
  });
});
