/** Certificates that nobody vouches for, and passwords on connections that anybody can read. */
import { afterEach, expect, test } from 'vitest';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { type LogLines, logLines } from '#tests/log-lines.ts';
import { type MailServer, startMailServer } from '#tests/mail-server.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const USER = { name: 'tarn', password: 'p@ss:word-4711' };
const PATIENT = { timeout: 15_000 };

let mails: MailServer;
let app: TestApp;
let log: LogLines;
afterEach(async () => {
  await app.close();
  await mails.goDown();
});

async function open(
  server: Parameters<typeof startMailServer>[0],
  urlOf: (url: URL) => string = ({ href }) => href,
) {
  mails = await startMailServer(server);
  log = logLines();
  const settings = {
    CAPTCHA: 'off',
    SMTP_URL: urlOf(new URL(mails.url)),
    MAIL_FROM: 'hello@tarn.example',
    MAIL_TO: 'team@tarn.example',
  };
  app = await makeApp('SQLite', settings, undefined, undefined, { log });
}

const withPassword =
  (host: string, query = '') =>
  (url: URL) =>
    `smtp://${USER.name}:${encodeURIComponent(USER.password)}@${host}:${url.port}${query}`;
/** Reaches this machine, and is no name of it that anything takes for one. */
const ELSEWHERE = '0.0.0.0';

const rows = () => app.engine.db.selectFrom('outbox').selectAll().execute();
const warnings = () => log.lines.filter(({ level }) => level >= 40);

test('a certificate that nobody has signed is an outage: no attempt counts, and one line says it', async () => {
  await open({ tls: 'self-signed' });
  for (let n = 0; n < 4; n++)
    await postContact(app.origin, { ...MESSAGE, email: `n${n}@a.example` });
  const known = async () => (await rows()).filter(({ last_error }) => last_error !== null);
  await expect.poll(async () => (await known()).length, PATIENT).toBeGreaterThanOrEqual(4);
  for (const row of await rows()) {
    expect(row).toMatchObject({ delivered_at: null, failed_at: null });
    // One that is under way now, or the first to meet it.
    expect(row.attempts).toBeLessThanOrEqual(2);
  }
  expect(warnings()).toMatchObject([
    { msg: expect.stringContaining('unreachable'), reason: expect.stringMatching(/certificate/i) },
  ]);
  expect(mails.received).toEqual([]);
}, 30_000);

test('a password is not sent to a server elsewhere that has no TLS, whatever SMTP_URL says', async () => {
  await open({ user: USER }, withPassword(ELSEWHERE, '?requireTLS=false&ignoreTLS=true'));
  await postContact(app.origin);
  await expect.poll(() => warnings().length, PATIENT).toBe(1);
  expect(warnings()).toMatchObject([{ reason: expect.stringContaining('did not start TLS') }]);
  expect(mails.signIns).toEqual([]);
  expect((await rows()).every(({ failed_at }) => failed_at === null)).toBe(true);
}, 30_000);

test('with TLS it is, and mails leave', async () => {
  await open(
    { user: USER, tls: 'self-signed' },
    withPassword(ELSEWHERE, '?tls.rejectUnauthorized=false'),
  );
  await postContact(app.origin);
  await expect.poll(() => mails.received.length, PATIENT).toBe(2);
  expect(mails.signIns).toContain(`${USER.name}:${USER.password}`);
}, 30_000);

test('on this machine it is without', async () => {
  await open({ user: USER }, withPassword('127.0.0.1'));
  await postContact(app.origin);
  await expect.poll(() => mails.received.length, PATIENT).toBe(2);
}, 30_000);

test('a wrong password is an outage, and no log has it', async () => {
  const wrong = (url: URL) => `smtp://tarn:wrong-4711@127.0.0.1:${url.port}`;
  await open({ user: USER }, wrong);
  await postContact(app.origin);
  await expect.poll(() => warnings().length, PATIENT).toBe(1);
  expect(mails.signIns.length).toBeGreaterThan(0);
  expect(log.text()).not.toContain('wrong-4711');
  expect((await rows()).every(({ failed_at }) => failed_at === null)).toBe(true);
}, 30_000);
