/** What mail servers refuse: what ends at once, what waits, and what the log says of it. */
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
    app = await makeApp(engine, settings, undefined, undefined, { log });
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
  const isSettled = async (id: string, topic?: string) => {
    const { delivered_at, failed_at } = await rowOf(id, topic);
    return delivered_at !== null || failed_at !== null;
  };
  const warnings = () => log.lines.filter(({ level }) => level >= 40);
  const mailsTo = (email: string) => mails.received.filter(({ to }) => to.includes(email));

  test('ends those to addresses that do not exist, and no others', async () => {
    const ends: Record<string, [number, string]> = {
      'gone@example.com': [550, '5.1.1 <gone@example.com>: User unknown'],
      'null-mx@example.com': [556, '5.1.10 The domain takes no mail'],
      'off@example.com': [550, '5.2.1 This mailbox is disabled'],
      'plain@example.com': [550, 'No such user here'],
      'qmail@example.com': [553, 'sorry, no mailbox here by that name. (#5.1.1)'],
    };
    const waits: Record<string, [number, string]> = {
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
    for (const [email, [status, text]] of Object.entries({ ...ends, ...waits })) {
      mails.refuse(email, status, text);
      ids.set(email, await send(email));
    }
    const row = (email: string) => rowOf(ids.get(email) ?? '');
    for (const email of Object.keys(ends)) {
      await expect.poll(async () => (await row(email)).failed_at, PATIENT).toBeTruthy();
    }
    for (const [email, [, text]] of Object.entries(waits)) {
      await expect.poll(async () => (await row(email)).last_error, PATIENT).toContain(text);
      expect(await row(email)).toMatchObject({ delivered_at: null, failed_at: null });
    }
    mails.acceptAll();
    for (const email of Object.keys(waits)) {
      await expect.poll(async () => (await row(email)).delivered_at, PATIENT).toBeTruthy();
    }
    for (const email of [...ids.keys()]) expect(log.text()).not.toContain(email);
  }, 60_000);

  test('our sender is logged once with the server’s words, and once when it takes us again', async () => {
    mails.fail('MAIL', { status: 554, text: `5.7.1 ${FROM} is not verified` });
    const ids = [await send('asha@example.com'), await send('bina@example.com')];
    for (const id of ids) {
      await expect.poll(async () => (await rowOf(id)).last_error, PATIENT).toMatch(/not verified/);
    }
    expect(warnings()).toMatchObject([
      { level: 40, channel: 'mail', code: 554, reason: expect.stringContaining(FROM) },
    ]);
    mails.acceptAll();
    for (const id of ids) await expect.poll(() => isSettled(id), PATIENT).toBe(true);
    for (const id of ids) expect((await rowOf(id)).failed_at).toBeNull();
    const isWell = () => log.lines.filter(({ msg }) => /taken again/.test(msg)).length;
    await expect.poll(isWell, PATIENT).toBe(1);
  }, 30_000);

  test('a Reply-To gets the mail without it, and without the words that promise an answer', async () => {
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

  test('one address of the team leaves the mail to the others, and is named in the log', async () => {
    const [first = '', second = ''] = TEAM;
    mails.refuse(second, 550, '5.1.1 User unknown');
    const id = await send('deepa@example.com');
    await expect.poll(() => isSettled(id, 'contact.notice'), PATIENT).toBe(true);
    expect(await rowOf(id, 'contact.notice')).toMatchObject({ failed_at: null });
    expect(mailsTo(first)).toHaveLength(1);
    expect(warnings()).toMatchObject([{ reason: expect.stringContaining(second) }]);
  }, 30_000);

  test('one address of the team for now gets it later, and the others once', async () => {
    const [first = '', second = ''] = TEAM;
    mails.refuse(second, 451, '4.7.1 Try again later');
    const id = await send('esha@example.com');
    const notice = () => rowOf(id, 'contact.notice');
    await expect.poll(async () => (await notice()).last_error, PATIENT).toMatch(/4\.7\.1/);
    mails.acceptAll();
    await expect.poll(async () => (await notice()).delivered_at, PATIENT).toBeTruthy();
    expect(mailsTo(first)).toHaveLength(1);
    expect(mailsTo(second).map(({ to }) => to)).toEqual([[second]]);
  }, 30_000);

  test('the whole team keeps the mail, and says so', async () => {
    for (const email of TEAM) mails.refuse(email, 550, '5.1.6 Moved away');
    const id = await send('gita@example.com');
    const notice = () => rowOf(id, 'contact.notice');
    await expect.poll(async () => (await notice()).last_error, PATIENT).toMatch(/5\.1\.6/);
    expect(await notice()).toMatchObject({ failed_at: null, delivered_at: null });
    expect(warnings()).toMatchObject([{ topic: 'contact.notice', code: 550 }]);
    mails.acceptAll();
    await expect.poll(async () => (await notice()).delivered_at, PATIENT).toBeTruthy();
  }, 30_000);

  test('by hanging up in the middle of a mail is logged, and asked again', async () => {
    mails.fail('DATA', 'drop');
    const id = await send('hema@example.com');
    await expect.poll(async () => (await rowOf(id)).last_error, PATIENT).toBeTruthy();
    await expect.poll(() => warnings().length, PATIENT).toBeGreaterThan(0);
    mails.acceptAll();
    await expect.poll(async () => (await rowOf(id)).delivered_at, PATIENT).toBeTruthy();
  }, 30_000);
});
