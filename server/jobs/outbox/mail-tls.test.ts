/** Self-signed certificates, and passwords on unencrypted connections. */
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

async function start(
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
  app = await makeApp('SQLite', settings, { log });
}

const withPassword =
  (host: string, query = '') =>
  (url: URL) =>
    `smtp://${USER.name}:${encodeURIComponent(USER.password)}@${host}:${url.port}${query}`;
/** Reaches this machine, but is not recognized as a loopback address. */
const REMOTE_HOST = '0.0.0.0';

const rows = () => app.engine.db.selectFrom('outbox').selectAll().execute();
const warnings = () => log.lines.filter(({ level }) => level >= 40);

test('a self-signed certificate is an outage: attempts do not count, and it is logged once', async () => {
  await start({ tls: 'self-signed' });
  for (let n = 0; n < 4; n++)
    await postContact(app.origin, { ...MESSAGE, email: `n${n}@a.example` });
  const failedRows = async () => (await rows()).filter(({ last_error }) => last_error !== null);
  await expect.poll(async () => (await failedRows()).length, PATIENT).toBeGreaterThanOrEqual(4);
  for (const row of await rows()) {
    expect(row).toMatchObject({ delivered_at: null, failed_at: null });
    // The attempt in flight, and the first one that met the outage.
    expect(row.attempts).toBeLessThanOrEqual(2);
  }
  expect(warnings()).toMatchObject([
    { msg: expect.stringContaining('unreachable'), reason: expect.stringMatching(/certificate/i) },
  ]);
  expect(mails.received).toEqual([]);
}, 30_000);

test('sends no password to a remote server without TLS, even if SMTP_URL allows it', async () => {
  await start({ user: USER }, withPassword(REMOTE_HOST, '?requireTLS=false&ignoreTLS=true'));
  await postContact(app.origin);
  await expect.poll(() => warnings().length, PATIENT).toBe(1);
  expect(warnings()).toMatchObject([{ reason: expect.stringContaining('did not start TLS') }]);
  expect(mails.signIns).toEqual([]);
  expect((await rows()).every(({ failed_at }) => failed_at === null)).toBe(true);
}, 30_000);

test('sends the password to a remote server with TLS', async () => {
  await start(
    { user: USER, tls: 'self-signed' },
    withPassword(REMOTE_HOST, '?tls.rejectUnauthorized=false'),
  );
  await postContact(app.origin);
  await expect.poll(() => mails.received.length, PATIENT).toBe(2);
  expect(mails.signIns).toContain(`${USER.name}:${USER.password}`);
}, 30_000);

test('sends the password to a local server without TLS', async () => {
  await start({ user: USER }, withPassword('127.0.0.1'));
  await postContact(app.origin);
  await expect.poll(() => mails.received.length, PATIENT).toBe(2);
}, 30_000);

test('a wrong password is an outage, and is not logged', async () => {
  const withWrongPassword = (url: URL) => `smtp://tarn:wrong-4711@127.0.0.1:${url.port}`;
  await start({ user: USER }, withWrongPassword);
  await postContact(app.origin);
  await expect.poll(() => warnings().length, PATIENT).toBe(1);
  expect(mails.signIns.length).toBeGreaterThan(0);
  expect(log.text()).not.toContain('wrong-4711');
  expect((await rows()).every(({ failed_at }) => failed_at === null)).toBe(true);
}, 30_000);
