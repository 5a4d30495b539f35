/** A new kind of submission appears in the inbox by its descriptor alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsoleFacts } from '#contract/console/console-facts.ts';
import type { InboxItem, InboxPage } from '#contract/console/inbox.ts';
import type { SentMail } from '#contract/console/mails.ts';
import { referenceOf } from '#contract/reference.ts';
import { indexPendingInboxItems } from '#domain/inbox/console-inbox/index.ts';
import { eraseExpired } from '#domain/inbox/stored-submissions/index.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeReferralApp, SENT, sendReferral } from '#tests/referral.ts';
import { WITH_REFERRALS } from '#tests/referral-kind.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const TABLES = ['inbox_states', 'inbox_notes', 'inbox_tokens', 'console_emails'] as const;

describeOnOneEngine("a referral in the console's inbox", (engine) => {
  let app: Awaited<ReturnType<typeof makeReferralApp>>;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await makeReferralApp(engine);
    owner = await signIn(app, 'owner');
  });
  afterAll(() => app.close());

  const idsFor = async (query: string) => {
    const { status, data } = await owner.call<InboxPage>('GET', `/inbox?${query}`);
    expect(status).toBe(200);
    return data.items.map(({ id }) => id);
  };
  const open = (id: string) => owner.call<InboxItem>('GET', `/inbox/referral/${id}`);
  /** How many rows each console table has for it. */
  const rowCounts = async (id: string) => {
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      const rows = await app.engine.db
        .selectFrom(table as 'inbox_states')
        .select('subject_id')
        .where('subject_id', '=', id)
        .execute();
      counts[table] = rows.length;
    }
    return counts;
  };
  const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]));

  test('is listed, filtered, searched and opened', async () => {
    const { data: facts } = await owner.call<ConsoleFacts>('GET', '/facts');
    expect(facts.kinds.map(({ id, plural }) => [id, plural])).toEqual([
      ['message', 'Messages'],
      ['lead', 'Leads'],
      ['referral', 'Referrals'],
    ]);
    const message = 'She plays the sarangi, and writes compilers.';
    const id = await sendReferral(app.origin, { email: 'list@example.com', message });
    for (const query of ['', 'kind=referral', 'q=sarangi', 'q=list@example.com', 'unread=yes']) {
      expect(await idsFor(query), query).toContain(id);
    }
    expect(await idsFor(`q=${referenceOf(id)}&kind=referral`)).toEqual([id]);
    expect(await idsFor('about=Ram+Thapa&q=sarangi')).toEqual([id]);
    expect(await idsFor('kind=message')).not.toContain(id);
    const { data } = await open(id);
    expect(data).toMatchObject({
      kind: 'referral',
      about: SENT.personName,
      message,
      excerpt: message,
      state: 'open',
      isRead: false,
      phone: '',
      company: '',
      threadLength: 1,
      facts: [{ label: 'their email', value: SENT.personEmail }],
    });
    expect(data.activity).toMatchObject([{ kind: 'referral', id, view: 'inbox', text: message }]);
    expect((await owner.call('GET', `/inbox/message/${id}`)).status).toBe(404);
  });

  test('that was stored before the index existed is found once indexed', async () => {
    const id = await sendReferral(app.origin, { message: 'A tabla player' });
    await app.engine.db
      .updateTable('inbox_tokens')
      .set({ tokens: '', version: 0 })
      .where('subject_id', '=', id)
      .execute();
    expect(await idsFor('q=tabla')).toEqual([]);
    await indexPendingInboxItems(app.engine.db, undefined, WITH_REFERRALS);
    expect(await idsFor('q=tabla')).toEqual([id]);
  });

  test('is assigned, annotated, answered by email, and exported', async () => {
    const id = await sendReferral(app.origin, { email: 'work@example.com', name: 'Maya Rai' });
    const { data } = await open(id);
    const { version } = data;
    const own = await owner.call<InboxItem>('PATCH', `/inbox/referral/${id}`, {
      version,
      assigneeId: owner.id,
    });
    expect(own.data.assignee).toMatchObject({ id: owner.id });
    const stale = await owner.call('PATCH', `/inbox/referral/${id}`, { version, state: 'done' });
    expect([stale.status, stale.problem.type]).toEqual([409, 'urn:problem:stale']);
    await owner.call('POST', `/inbox/referral/${id}/notes`, { text: 'Call her' });
    const draft = {
      template: '',
      subject: 'Thank you, {name}',
      body: 'We call you.',
      sendAt: null,
    };
    const sent = await owner.call<SentMail>('POST', '/mails', {
      kind: 'referral',
      subjectId: id,
      draft,
    });
    expect((await open(id)).data).toMatchObject({
      state: 'answered',
      notes: [{ text: 'Call her' }],
    });
    // Emails are sent after a delay, so that they can be canceled.
    await app.engine.db
      .updateTable('outbox')
      .set({ next_attempt_at: Date.now() })
      .where('subject_id', '=', sent.data.id)
      .execute();
    const mine = () =>
      app.mails.received.find(
        ({ to, raw }) => to.includes('work@example.com') && raw.includes('We call you.'),
      );
    await expect.poll(mine).toBeDefined();
    const { raw } = mine() ?? {};
    expect(raw?.toString()).toContain('Subject: Thank you, Maya Rai');
    const csv = await owner.call('GET', '/inbox/export.csv?kind=referral&q=work@example.com');
    expect(await csv.response.text()).toMatch(/"Maya Rai".*"their email: ram@example\.com"/s);
  });

  test('leaves no row in the console tables after an erasure or its retention time', async () => {
    const erased = await sendReferral(app.origin, { email: 'erased@example.com' });
    const expired = await sendReferral(app.origin, { email: 'expired@example.com' });
    const draft = { template: '', subject: 'Hello', body: 'Hello', sendAt: null };
    for (const id of [erased, expired]) {
      await owner.call('POST', `/inbox/referral/${id}/notes`, { text: 'Call him' });
      await owner.call('POST', '/mails', { kind: 'referral', subjectId: id, draft });
      expect(await rowCounts(id)).toEqual(Object.fromEntries(TABLES.map((table) => [table, 1])));
    }
    const erasure = await owner.call('POST', '/people/erasure', { email: 'erased@example.com' });
    expect(erasure.status).toBe(200);
    expect(await rowCounts(erased)).toEqual(NOTHING);
    expect((await open(erased)).status).toBe(404);

    const { db } = app.engine;
    await db
      .updateTable('form_submissions')
      .set({ created_at: 1 })
      .where('id', '=', expired)
      .execute();
    const cutoffs = { applications: null, messages: 2, pending: null };
    await eraseExpired(db, cutoffs, undefined, WITH_REFERRALS);
    expect(await rowCounts(expired)).toEqual(NOTHING);
  });
});
