/** Refusals by mail servers: which are permanent, which are retried, and how they are logged. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { type LogLines, logLines } from '#tests/log-lines.ts';
import { type MailServer, readMail, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const TEAM = ['team@tarn.example', 'second@tarn.example'];
const FROM = 'hello@tarn.example';
const PATIENT = { timeout: 15_000 };

describeOnOneEngine('a mail server that refuses', (engine) => {
  let mails: MailServer;
  let app: TestApp;
  let log: LogLines;
  beforeAll(async () => {
    mails = await startMailServer();
    log = logLines();
    const settings = {
      CAPTCHA: 'off',
      SMTP_URL: mails.url,
      MAIL_FROM: `Tarn <${FROM}>`,
      MAIL_TO: TEAM.join(', '),
    };
    app = await makeApp(engine, settings, { log });
  });
  afterAll(async () => {
    await app.close();
    await mails.goDown();
  });
  afterEach(async () => {
    mails.acceptAll();
    const waiting = () =>
      app.engine.db
        .selectFrom('outbox')
        .select('id')
        .where('delivered_at', 'is', null)
        .where('failed_at', 'is', null)
        .execute();
    await expect.poll(waiting, PATIENT).toEqual([]);
    mails.received.length = 0;
    log.lines.length = 0;
  }, 20_000);

  const send = async (email: string) => {
    const response = await postContact(app.origin, { ...MESSAGE, email });
    expect(response.status).toBe(201);
    return ((await response.json()) as { data: { id: string } }).data.id;
  };
  const rowOf = async (id: string, topic = 'contact.acknowledgement') => {
    const row = app.engine.db
      .selectFrom('outbox')
      .selectAll()
      .where('subject_id', '=', id)
      .where('topic', '=', topic);
    return row.executeTakeFirstOrThrow();
  };
  const isCompleted = async (id: string, topic?: string) => {
    const { delivered_at, failed_at } = await rowOf(id, topic);
    return delivered_at !== null || failed_at !== null;
  };
  const warnings = () => log.lines.filter(({ level }) => level >= 40);
  const mailsTo = (email: string) => mails.received.filter(({ to }) => to.includes(email));

  test('fails permanently only if the address does not exist', async () => {
    const permanent: Record<string, [number, string]> = {
      'gone@example.com': [550, '5.1.1 <gone@example.com>: User unknown'],
      'null-mx@example.com': [556, '5.1.10 The domain takes no mail'],
      'off@example.com': [550, '5.2.1 This mailbox is disabled'],
      'plain@example.com': [550, 'No such user here'],
      'qmail@example.com': [553, 'sorry, no mailbox here by that name. (#5.1.1)'],
    };
    const temporary: Record<string, [number, string]> = {
      'policy@example.com': [550, '5.7.1 Message refused by policy'],
      'relay@example.com': [554, '5.7.1 <relay@example.com>: Relay access denied'],
      'full@example.com': [552, '5.2.2 Mailbox full'],
      'route@example.com': [550, '5.4.1 Recipient address rejected: Access denied'],
      'grey@example.com': [450, '4.2.0 Greylisted'],
      'vague@example.com': [550, 'Requested action not taken: mailbox unavailable'],
      'sender@example.com': [550, '5.1.1 Unknown sender address'],
      'verp@example.com': [550, '5.1.8 Bad domain of the sender'],
    };
    const ids = new Map<string, string>();
    for (const [email, [status, text]] of Object.entries({ ...permanent, ...temporary })) {
      mails.refuse(email, status, text);
      ids.set(email, await send(email));
    }
    const row = (email: string) => rowOf(ids.get(email) ?? '');
    for (const email of Object.keys(permanent)) {
      await expect.poll(async () => (await row(email)).failed_at, PATIENT).toBeTruthy();
    }
    for (const [email, [, text]] of Object.entries(temporary)) {
      await expect.poll(async () => (await row(email)).last_error, PATIENT).toContain(text);
      expect(await row(email)).toMatchObject({ delivered_at: null, failed_at: null });
    }
    mails.acceptAll();
    for (const email of Object.keys(temporary)) {
      await expect.poll(async () => (await row(email)).delivered_at, PATIENT).toBeTruthy();
    }
    for (const email of [...ids.keys()]) expect(log.text()).not.toContain(email);
  }, 60_000);

  test('logs a refused sender once with the response, and once when it is accepted again', async () => {
    mails.fail('MAIL', { status: 554, text: `5.7.1 ${FROM} is not verified` });
    const ids = [await send('asha@example.com'), await send('bina@example.com')];
    for (const id of ids) {
      await expect.poll(async () => (await rowOf(id)).last_error, PATIENT).toMatch(/not verified/);
    }
    expect(warnings()).toMatchObject([
      { level: 40, channel: 'mail', code: 554, reason: expect.stringContaining(FROM) },
    ]);
    mails.acceptAll();
    for (const id of ids) await expect.poll(() => isCompleted(id), PATIENT).toBe(true);
    for (const id of ids) expect((await rowOf(id)).failed_at).toBeNull();
    const countRecoveries = () => log.lines.filter(({ msg }) => /accepted again/.test(msg)).length;
    await expect.poll(countRecoveries, PATIENT).toBe(1);
  }, 30_000);

  test('sends a mail without a refused Reply-To, and without the sentence about replying', async () => {
    const refusal = { status: 554, text: '5.7.1 Reply-To address is not allowed' };
    mails.fail('DATA', { ...refusal, ofMailsWith: 'Reply-To:' });
    await send('chandra@example.com');
    await expect.poll(() => mailsTo('chandra@example.com').length, PATIENT).toBe(1);
    await expect.poll(() => mailsTo(TEAM[0] ?? '').length, PATIENT).toBe(1);
    const [toTeam] = mailsTo(TEAM[0] ?? '');
    const mail = await readMail(toTeam as NonNullable<typeof toTeam>);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toContain('Reply to this mail');
    expect(warnings().map(({ msg }) => msg)).toEqual([expect.stringContaining('Reply-To')]);
  }, 30_000);

  test('logs one refused address of the team, and delivers to the others', async () => {
    const [first = '', second = ''] = TEAM;
    mails.refuse(second, 550, '5.1.1 User unknown');
    const id = await send('deepa@example.com');
    await expect.poll(() => isCompleted(id, 'contact.notice'), PATIENT).toBe(true);
    expect(await rowOf(id, 'contact.notice')).toMatchObject({ failed_at: null });
    expect(mailsTo(first)).toHaveLength(1);
    expect(warnings()).toMatchObject([{ reason: expect.stringContaining(second) }]);
  }, 30_000);

  test('retries one temporarily refused address of the team, and sends to the others once', async () => {
    const [first = '', second = ''] = TEAM;
    mails.refuse(second, 451, '4.7.1 Try again later');
    const id = await send('esha@example.com');
    const notification = () => rowOf(id, 'contact.notice');
    await expect.poll(async () => (await notification()).last_error, PATIENT).toMatch(/4\.7\.1/);
    mails.acceptAll();
    await expect.poll(async () => (await notification()).delivered_at, PATIENT).toBeTruthy();
    expect(mailsTo(first)).toHaveLength(1);
    expect(mailsTo(second).map(({ to }) => to)).toEqual([[second]]);
  }, 30_000);

  test('retries and logs a mail that the server refuses for the whole team', async () => {
    for (const email of TEAM) mails.refuse(email, 550, '5.1.6 Moved away');
    const id = await send('gita@example.com');
    const notification = () => rowOf(id, 'contact.notice');
    await expect.poll(async () => (await notification()).last_error, PATIENT).toMatch(/5\.1\.6/);
    expect(await notification()).toMatchObject({ failed_at: null, delivered_at: null });
    expect(warnings()).toMatchObject([{ topic: 'contact.notice', code: 550 }]);
    mails.acceptAll();
    await expect.poll(async () => (await notification()).delivered_at, PATIENT).toBeTruthy();
  }, 30_000);

  test('logs and retries a mail whose connection is dropped', async () => {
    mails.fail('DATA', 'drop');
    const id = await send('hema@example.com');
    await expect.poll(async () => (await rowOf(id)).last_error, PATIENT).toBeTruthy();
    await expect.poll(() => warnings().length, PATIENT).toBeGreaterThan(0);
    mails.acceptAll();
    await expect.poll(async () => (await rowOf(id)).delivered_at, PATIENT).toBeTruthy();
  }, 30_000);
});
