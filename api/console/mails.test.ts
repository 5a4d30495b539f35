import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxItem } from '#contract/console/inbox.ts';
import { MAILS_AN_HOUR, type SentMail, UNDO_SEND } from '#contract/console/mails.ts';
import { referenceOf } from '#contract/reference.ts';
import { erase } from '#domain/inbox/index.ts';
import { applicationForm, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const DAY = 86_400_000;

describeEachEngine('mails that staff write', (engine) => {
  let server: MailServer;
  let app: TestApp;
  let recruiter: SignedIn;
  let sales: SignedIn;
  let reader: SignedIn;
  beforeAll(async () => {
    server = await startMailServer();
    app = await makeApp(engine, {
      CAPTCHA: 'off',
      PUBLIC_URL: 'https://www.tarn.example',
      SMTP_URL: server.url,
      MAIL_FROM: 'Tarn <post@tarn.example>',
      MAIL_TO: 'team@tarn.example',
    });
    recruiter = await signIn(app, 'recruiter', { name: 'Kabita Rai' });
    sales = await signIn(app, 'sales', { name: 'Bibek Shah' });
    reader = await signIn(app, 'reader');
  });
  afterAll(async () => {
    await app.close();
    await server.goAway();
  });

  const idOf = async (response: Response) => {
    expect(response.status).toBe(201);
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const apply = async (email: string, fields: Record<string, string> = {}) =>
    idOf(await postApplication(app.origin, applicationForm({ email, ...fields })));
  const draft = (texts: Partial<Record<'subject' | 'body', string>> = {}, sendAt?: number) => ({
    ...{ template: '', subject: 'About your application', body: 'Please call us.', ...texts },
    sendAt: sendAt ?? null,
  });
  const write = (who: SignedIn, kind: string, subjectId: string, mail = draft()) =>
    who.call<SentMail>('POST', '/mails', { kind, subjectId, draft: mail });
  const outboxOf = async (mailId: string) =>
    app.engine.db.selectFrom('outbox').selectAll().where('subject_id', '=', mailId).execute();
  /** The time has come at which it leaves. */
  const due = (mailId: string) =>
    app.engine.db
      .updateTable('outbox')
      .set({ next_attempt_at: Date.now() })
      .where('subject_id', '=', mailId)
      .execute();
  const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email));
  const lastMailTo = async (email: string, count: number) => {
    await expect.poll(() => mailsTo(email).length).toBe(count);
    const last = mailsTo(email).at(-1);
    if (!last) throw new Error('no mail');
    return { ...(await readMail(last)), raw: last.raw.toString() };
  };
  const auditOf = (subjectId: string) =>
    app.engine.db
      .selectFrom('audit_log')
      .select(['action', 'staff_id', 'object_kind', 'details'])
      .where('object_id', '=', subjectId)
      .orderBy('id')
      .execute();

  test('one to whoever sent a message marks that as answered, and is shown with it and in their trail', async () => {
    const email = 'answered@example.com';
    const message = await idOf(await postContact(app.origin, { ...MESSAGE, email }));
    const { data: mail } = await write(sales, 'message', message, draft({}, Date.now() + DAY));
    const read = () => sales.call<InboxItem>('GET', `/inbox/message/${message}`);
    const { data } = await read();
    expect(data).toMatchObject({ state: 'answered', version: 2, mails: [{ id: mail.id }] });
    // It was put off: it waits, and is not late, however long ago it was written.
    await app.engine.db
      .updateTable('outbox')
      .set({ created_at: Date.now() - DAY })
      .where('subject_id', '=', mail.id)
      .execute();
    const later = (await read()).data.deliveries.find(({ topic }) => topic === 'desk.mail');
    expect(later?.state).toBe('waiting');
    expect(data.trail.find(({ kind }) => kind === 'mail')).toMatchObject({
      ...{ id: mail.id, title: 'About your application', text: 'Please call us.' },
    });
  });

  test('one to an applicant: filled in, from its writer, in answer to the acknowledgement', async () => {
    const email = 'maya@example.com';
    const id = await apply(email, { name: 'Maya Gurung', jobId: 'qa-trainee', answers: ANSWERS });
    await lastMailTo(email, 1);
    const { status, data } = await write(
      recruiter,
      'application',
      id,
      draft({
        subject: 'Interview for {opening}',
        body: '{name}, a call?\r\n\r\nYour number is {reference}. See {link}\n{staff}, {brand}',
      }),
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      staff: { id: recruiter.id, name: 'Kabita Rai' },
      to: email,
      subject: 'Interview for QA Trainee',
      state: 'waiting',
      sentAt: null,
      error: null,
    });
    expect(data.sendAt - data.createdAt).toBe(UNDO_SEND);
    await due(data.id);
    const mail = await lastMailTo(email, 2);
    expect(mail).toMatchObject({
      subject: 'Interview for QA Trainee',
      from: { name: 'Kabita Rai (Tarn)', address: 'post@tarn.example' },
      replyTo: [{ name: 'Tarn', address: 'hello@tarn.example' }],
    });
    expect(mail.text).toMatch(
      new RegExp(
        `^Dear Maya Gurung,\n\nMaya Gurung, a call\\?\n\nYour number is ${referenceOf(id)}\\. ` +
          'See https://www\\.tarn\\.example/application/[\\w-]{64}\nKabita Rai, Tarn\n\nKabita Rai\n',
      ),
    );
    expect(mail.raw).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/im);

    const queued = await app.engine.db
      .selectFrom('outbox')
      .select(['id', 'topic'])
      .where('subject_id', 'in', [id, data.id])
      .execute();
    const messageId = (topic: string) =>
      `<${queued.find((row) => row.topic === topic)?.id}@tarn.example>`;
    expect(mail).toMatchObject({
      messageId: messageId('desk.mail'),
      inReplyTo: messageId('application.acknowledgement'),
      references: messageId('application.acknowledgement'),
    });
    // What comes after answers this one.
    const next = await write(recruiter, 'application', id);
    await due(next.data.id);
    expect(await lastMailTo(email, 3)).toMatchObject({
      inReplyTo: mail.messageId,
      references: `${mail.inReplyTo} ${mail.messageId}`,
    });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'mail-written',
      'mail-written',
    ]);
    const history = await app.engine.db
      .selectFrom('application_events')
      .select(['kind', 'staff_id', 'data'])
      .where('application_id', '=', id)
      .where('kind', '=', 'mail-written')
      .execute();
    expect(history.map((row) => JSON.parse(row.data).mail).sort()).toEqual(
      [data.id, next.data.id].sort(),
    );
  });

  test('one to whoever wrote a message, and to a lead', async () => {
    const message = await idOf(
      await postContact(app.origin, { ...MESSAGE, email: 'mina@example.com' }),
    );
    await lastMailTo('mina@example.com', 1);
    const answer = draft({ subject: 'Your message to {brand}', body: 'Thank you, {name}.' });
    const written = await write(sales, 'message', message, answer);
    await due(written.data.id);
    const mail = await lastMailTo('mina@example.com', 2);
    expect(mail.subject).toBe('Your message to Tarn');
    expect(mail.inReplyTo).toMatch(/@tarn\.example>$/);

    const lead = await idOf(
      await postLead(app.origin, 'White paper', { ...SITA, email: 'lead@example.com' }),
    );
    await due((await write(sales, 'lead', lead, answer)).data.id);
    const toLead = await lastMailTo('lead@example.com', 1);
    expect(toLead.text).toContain('Thank you, Sita Gurung.');
    expect(toLead.inReplyTo).toBeUndefined();
  });

  test('what is not known to fill in is refused by its name, and told in the preview', async () => {
    const message = await idOf(await postContact(app.origin, MESSAGE));
    const strange = draft({ subject: 'For {opening}', body: 'See {link}, {nmae} and {name}.' });
    const { status, problem } = await write(sales, 'message', message, strange);
    expect(status).toBe(422);
    expect(problem.errors).toEqual([
      { field: 'draft.subject', message: 'Nothing is known to fill in for {opening}' },
      { field: 'draft.body', message: 'Nothing is known to fill in for {link}, {nmae}' },
    ]);
    const { data } = await sales.call<{ unknown: string[]; text: string; to: string }>(
      'POST',
      '/mails/preview',
      { kind: 'message', subjectId: message, draft: strange },
    );
    expect(data.unknown).toEqual(['opening', 'link', 'nmae']);
    expect(data.to).toBe(MESSAGE.email);
    expect(data.text).toContain(`See {link}, {nmae} and ${MESSAGE.name}.`);
  });

  test('nothing that somebody typed gets out of its line, or becomes a link', async () => {
    const email = 'crafty@example.com';
    const id = await apply(email, { name: 'Win http://bad.example/ now =?utf-8?q?x?=' });
    const subject = `Hello {name}\r\nBcc: all@example.com`;
    const { data } = await write(recruiter, 'application', id, draft({ subject, body: '{name}!' }));
    expect(data.subject).toBe('Hello Win httpbadexample now utf-qx Bcc: all@example.com');
    expect(data.body).toBe('Win httpbadexample now utf-qx!');
    await due(data.id);
    const mail = await lastMailTo(email, 2);
    expect(mail.bcc).toBeUndefined();
    expect(mail.text).toMatch(/^Hello,\n/);
  });

  test('each needs the right to work with what it is about', async () => {
    const id = await apply('rights@example.com');
    const message = await idOf(await postContact(app.origin, MESSAGE));
    const about = (kind: string, subjectId: string) => ({ kind, subjectId, draft: draft() });
    const preview = (who: SignedIn, kind: string, subjectId: string) =>
      who.call('POST', '/mails/preview', about(kind, subjectId));
    expect((await write(sales, 'application', id)).status).toBe(403);
    expect((await write(recruiter, 'message', message)).status).toBe(403);
    expect((await write(reader, 'application', id)).status).toBe(403);
    expect((await preview(reader, 'application', id)).status).toBe(200);
    expect((await preview(sales, 'application', id)).status).toBe(403);
    expect((await preview(recruiter, 'message', message)).status).toBe(403);
    const { data } = await write(recruiter, 'application', id);
    expect((await sales.call('POST', `/mails/${data.id}/stop`)).status).toBe(403);
    expect((await reader.call('POST', `/mails/${data.id}/stop`)).status).toBe(403);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await write(recruiter, 'application', nobody)).status).toBe(404);
    // The id of something of another kind.
    expect((await write(recruiter, 'application', message)).status).toBe(404);
    expect((await recruiter.call('POST', `/mails/${nobody}/stop`)).status).toBe(404);
  });

  test('one is stopped before it leaves, once, and what came after answers the one before', async () => {
    const email = 'stopped@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    const first = (await write(recruiter, 'application', id)).data;
    const second = (await write(recruiter, 'application', id)).data;
    const stop = () => recruiter.call<SentMail>('POST', `/mails/${first.id}/stop`);
    const stopped = await stop();
    expect(stopped.status).toBe(200);
    expect(stopped.data).toMatchObject({ id: first.id, state: 'stopped', sentAt: null });
    expect(await outboxOf(first.id)).toEqual([]);
    const again = await stop();
    expect([again.status, again.problem.detail]).toEqual([
      409,
      'This mail has been stopped already',
    ]);
    await due(second.id);
    const mail = await lastMailTo(email, 2);
    const [acknowledged] = mailsTo(email);
    if (!acknowledged) throw new Error('no acknowledgement');
    expect(mail.inReplyTo).toBe((await readMail(acknowledged)).messageId);
    const actions = (await auditOf(id)).map(({ action }) => action);
    expect(actions).toEqual(['mail-written', 'mail-written', 'mail-stopped']);
  });

  test('one that has left, or is on its way, is not stopped', async () => {
    const email = 'gone@example.com';
    const id = await apply(email);
    const { data } = await write(recruiter, 'application', id);
    // As whoever delivers claims it.
    await app.engine.db
      .updateTable('outbox')
      .set({ attempts: 1, next_attempt_at: Date.now() + DAY })
      .where('subject_id', '=', data.id)
      .execute();
    const stop = () => recruiter.call('POST', `/mails/${data.id}/stop`);
    expect((await stop()).status).toBe(409);
    await due(data.id);
    await lastMailTo(email, 2);
    await expect.poll(async () => (await outboxOf(data.id))[0]?.delivered_at).toBeTruthy();
    expect((await stop()).status).toBe(409);
  });

  test('of stopping and sending at the same moment one wins, whole', async () => {
    const id = await apply('race@example.com');
    const mails = await Promise.all(
      Array.from({ length: 8 }, () => write(recruiter, 'application', id)),
    );
    const answers = await Promise.all(
      mails.map(async ({ data }) => {
        const [, stopped] = await Promise.all([
          due(data.id),
          recruiter.call('POST', `/mails/${data.id}/stop`),
        ]);
        return { id: data.id, stopped: stopped.status === 200 };
      }),
    );
    for (const { id, stopped } of answers) {
      if (stopped) expect(await outboxOf(id)).toEqual([]);
      else await expect.poll(async () => (await outboxOf(id))[0]?.delivered_at).toBeTruthy();
    }
    const sent = answers.filter(({ stopped }) => !stopped).length;
    // The acknowledgement too.
    await expect.poll(() => mailsTo('race@example.com').length).toBe(sent + 1);
  });

  test('one that is put off is scheduled, leaves at its time, and not too far away', async () => {
    const email = 'later@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    const at = Date.now() + 5 * DAY;
    const { data } = await write(recruiter, 'application', id, draft({}, at));
    expect(data).toMatchObject({ state: 'scheduled', sendAt: at });
    // What leaves before it does not answer it.
    const between = await write(recruiter, 'application', id);
    await due(between.data.id);
    const { inReplyTo } = await lastMailTo(email, 2);
    const [acknowledged] = mailsTo(email);
    expect(acknowledged && (await readMail(acknowledged)).messageId).toBe(inReplyTo);
    // Five days have gone by: it counts as late from its own time on, not from when it was written.
    const then = Date.now() - 10 * 60_000;
    await app.engine.db
      .updateTable('desk_mails')
      .set({ created_at: then - 5 * DAY, send_at: then })
      .where('id', '=', data.id)
      .execute();
    await app.engine.db
      .updateTable('outbox')
      .set({ created_at: then - 5 * DAY, next_attempt_at: then })
      .where('subject_id', '=', data.id)
      .execute();
    await lastMailTo(email, 3);
    const far = await write(recruiter, 'application', id, draft({}, Date.now() + 61 * DAY));
    expect(far.status).toBe(422);
    expect(far.problem.errors?.[0]?.field).toBe('draft.sendAt');
  });

  test('a reader of the page sees how each stands', async () => {
    const email = 'refused@example.com';
    const id = await apply(email);
    await lastMailTo(email, 1);
    server.refuse(email, 550, 'No such user');
    const { data } = await write(recruiter, 'application', id);
    await due(data.id);
    await expect.poll(async () => (await outboxOf(data.id))[0]?.failed_at).toBeTruthy();
    const { sentMailsOf } = await import('#domain/desk-mails/index.ts');
    const mails = (await sentMailsOf(app.engine.db, [id])).get(id);
    expect(mails).toMatchObject([
      { id: data.id, state: 'failed', error: expect.stringContaining('No such user') },
    ]);
    server.acceptAll();
  });

  test('goes with the person, and out of the outbox', async () => {
    const email = 'erased@example.com';
    const id = await apply(email);
    const { data } = await write(recruiter, 'application', id, draft({}, Date.now() + DAY));
    expect(await outboxOf(data.id)).toHaveLength(1);
    const counts = await erase(app.engine.db, {
      submissions: [{ kind: 'application', id }],
    });
    expect(counts.desk_mails).toBe(1);
    expect(await outboxOf(data.id)).toEqual([]);
    const message = await idOf(await postContact(app.origin, { ...MESSAGE, email }));
    const written = await write(sales, 'message', message, draft({}, Date.now() + DAY));
    await erase(app.engine.db, { email: email.toUpperCase() });
    expect(await outboxOf(written.data.id)).toEqual([]);
    const left = app.engine.db.selectFrom('desk_mails').select('id').where('email', '=', email);
    expect(await left.execute()).toEqual([]);
  });

  test('not without end within an hour', async () => {
    const id = await apply('many@example.com');
    const { data } = await write(recruiter, 'application', id, draft({}, Date.now() + DAY));
    const { db } = app.engine;
    const row = await db
      .selectFrom('desk_mails')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    const number = (n: number) => String(n).padStart(12, '0');
    await db
      .insertInto('desk_mails')
      .values(
        Array.from({ length: MAILS_AN_HOUR }, (_, n) => ({
          ...row,
          id: `00000000-0000-4000-8000-${number(n)}`,
        })),
      )
      .execute();
    const refused = await write(recruiter, 'application', id);
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(3000);
    await db.deleteFrom('desk_mails').where('id', 'like', '00000000-%').execute();
    expect((await write(recruiter, 'application', id)).status).toBe(200);
  });

  test('without a mail server it says what to set', async () => {
    const other = await makeApp(engine, { CAPTCHA: 'off' });
    const own = await signIn(other, 'recruiter');
    const answer = await postApplication(other.origin, applicationForm());
    const { status, problem } = await write(own, 'application', await idOf(answer));
    expect(status).toBe(409);
    expect(problem.detail).toMatch(/SMTP_URL, MAIL_FROM and MAIL_TO/);
    await other.close();
  });
});

const ANSWERS = JSON.stringify({ defect: 'One that I found', weekdays: 'yes' });
