/** After a temporary refusal the mail waits, and the log has the response of the server. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { type LogLines, logLines } from '#tests/log-lines.ts';
import { type MailServer, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const PATIENT = { timeout: 15_000 };

describeOnOneEngine('a temporary refusal by a mail server', (engine) => {
  let mails: MailServer;
  let app: TestApp;
  let log: LogLines;
  beforeAll(async () => {
    mails = await startMailServer();
    log = logLines();
    const settings = {
      CAPTCHA: 'off',
      SMTP_URL: mails.url,
      MAIL_FROM: 'hello@tarn.example',
      MAIL_TO: 'team@tarn.example',
    };
    app = await makeApp(engine, settings, { log });
  });
  afterAll(async () => {
    await app.close();
    await mails.goDown();
  });
  afterEach(() => {
    log.lines.length = 0;
  });

  const rows = (id: string) =>
    app.engine.db.selectFrom('outbox').selectAll().where('subject_id', '=', id);
  const attempts = async (id: string) => {
    const acknowledgement = rows(id).where('topic', '=', 'contact.acknowledgement');
    return (await acknowledgement.executeTakeFirstOrThrow()).attempts;
  };
  const isWaiting = async (id: string) =>
    (await rows(id).where('delivered_at', 'is', null).execute()).length > 0;
  const warnings = () => log.lines.filter(({ level }) => level >= 40);

  test.each([
    ['RCPT', 450, '4.2.0 Greylisted for a while'],
    ['RCPT', 451, '4.3.0 The mailbox is locked'],
    ['MAIL', 450, '4.7.1 Too many mails today'],
    ['MAIL', 451, '4.3.2 The queue is full'],
  ] as const)(
    'of %s with %i is logged at the first failure, and retried',
    async (command, code, text) => {
      const email = `${command}-${code}@example.com`.toLowerCase();
      if (command === 'RCPT') mails.refuse(email, code, text);
      else mails.fail('MAIL', { status: code, text });
      const response = await postContact(app.origin, { ...MESSAGE, email });
      const { id } = ((await response.json()) as { data: { id: string } }).data;
      const line = { level: 40, channel: 'mail', code, reason: expect.stringContaining(text) };
      await expect.poll(() => warnings().length, PATIENT).toBe(1);
      await expect.poll(() => attempts(id), PATIENT).toBeGreaterThan(1);
      expect(warnings()).toMatchObject([line]);
      mails.acceptAll();
      await expect.poll(() => isWaiting(id), PATIENT).toBe(false);
    },
    60_000,
  );
});
