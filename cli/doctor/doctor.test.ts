import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { startCrmReceiver, WEBHOOK_SECRET } from '#tests/crm-receiver.ts';
import { type DnsServer, startDnsServer } from '#tests/dns-server.ts';
import { doctor } from '#tests/doctor-command.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { freePort } from '#tests/free-port.ts';
import { readMail, startMailServer } from '#tests/mail-server.ts';
import { startOidcIssuer } from '#tests/oidc-issuer.ts';
import { PACK } from '#tests/pack.ts';
import { recordedIo } from '#tests/recorded-io.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { spaceFinding } from './machine-checks.ts';
import { run } from './run.ts';

const folder = temporaryFolder('doctor-');
const BASE = { CONTENT_DIR: PACK, DATA_DIR: folder, PORT: '1' };
const MAIL = { MAIL_FROM: 'Site <site@mail.example.com>', MAIL_TO: 'team@example.com' };

test('names every setting that is not valid, and a misspelled one', async () => {
  const { status, findings } = await doctor({ ...BASE, WORKERS: 'many', HSTS: 'yes' });
  expect(status).toBe(1);
  expect(findings.map(({ check, state }) => [check, state])).toEqual([
    ['settings', 'problem'],
    ['settings', 'problem'],
  ]);
  expect(JSON.stringify(findings)).toMatch(/WORKERS=many.*HSTS=yes|HSTS=yes.*WORKERS=many/);
  const misspelled = await doctor({ ...BASE, SMTP_ULR: 'smtp://x', CONSOLE: 'off' });
  expect(misspelled.of('settings')).toContain(
    'warning: SMTP_ULR is not a setting; did you mean SMTP_URL?',
  );
  const missing = await doctor({ ...BASE, SMTP_URL: 'smtp://mail.example.com' });
  expect(missing.of('settings')).toEqual([
    expect.stringMatching(/^problem: MAIL_FROM is required/),
  ]);
});

test('prints a line for each check, and what to do', async () => {
  const { io, bytes } = recordedIo({ ...BASE, CONSOLE: 'off' });
  const status = await run([], io, { timeout: 60_000 });
  const output = bytes().toString();
  // Nothing listens on port 1.
  expect(status).toBe(1);
  expect(output).toMatch(
    /^PROBLEM {2}answer +http:\/\/127\.0\.0\.1:1 does not answer: .*\n +→ Start/m,
  );
  expect(output).toMatch(/^ok +content/m);
  expect(output).toMatch(/\n1 problem, \d+ warnings?, \d+ could not be checked\n$/);
});

test('refuses unknown options with its usage', async () => {
  const { io, stderr } = recordedIo(BASE);
  expect(await run(['--send-tset', 'a@b.example'], io)).toBe(1);
  expect(stderr()).toMatch(/--send-test/);
});

test.each([
  [2000, 'ok'],
  [900, 'warning'],
  [100, 'problem'],
])('%i MB of free disk are %s', (megabytes, state) => {
  expect(spaceFinding(megabytes * 1024 ** 2, 1e10, '/x').state).toBe(state);
});

describeEachEngine('the database', (engine) => {
  test('is up to date, lacks a migration, has no owner, or has a failed notification', async () => {
    const { url, drop } = await makeDatabase(engine, 'loaded');
    const env = { ...BASE, DATABASE_URL: url };
    const healthy = await doctor(env);
    expect(healthy.of('database')).toEqual([
      expect.stringMatching(new RegExp(`^ok: ${engine} [\\d.]+.*, all migrations applied$`)),
    ]);
    expect(healthy.of('staff')).toEqual(['warning: nobody can sign in as an owner']);
    expect(healthy.of('outbox')).toEqual(['ok: nothing failed, and nothing is late']);

    const { db, close } = await openDatabase(url, { checksDamage: false });
    const now = Date.now();
    await db
      .insertInto('staff')
      .values({ id: randomUUID(), email: 'o@x.example', name: 'O', role: 'owner', created_at: now })
      .execute();
    await db
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        topic: 'lead.notice',
        channel: 'mail',
        subject_id: randomUUID(),
        created_at: now,
        next_attempt_at: now,
        failed_at: now,
      })
      .execute();
    const used = await doctor(env);
    expect(used.of('staff')).toEqual(['ok: 1 owner can sign in']);
    expect(used.of('outbox')).toEqual(['problem: 1 notification by mail failed']);
    expect(used.status).toBe(1);

    await sql`delete from migrations where name like '048%'`.execute(db);
    const older = await doctor(env);
    expect(older.of('database')).toEqual([
      expect.stringMatching(/^warning: .*: 1 migration missing, up to 048/),
    ]);
    // Opening it would migrate it.
    expect(older.of('staff')).toEqual(['unknown: it could not be checked without the database']);
    await close();
    await drop();
  });
});

test('a database that cannot be reached, and one that does not exist yet', async () => {
  const DATABASE_URL = `postgres://u:a-password@127.0.0.1:${await freePort()}/site`;
  const away = await doctor({ ...BASE, DATABASE_URL });
  expect(away.of('database')).toEqual([expect.stringMatching(/^problem: .*ECONNREFUSED/)]);
  expect(JSON.stringify(away.findings)).not.toContain('a-password');
  const fresh = await doctor({ ...BASE, DATABASE_URL: `sqlite:${folder}/none.db` });
  expect(fresh.of('database')).toEqual(['warning: there is no file yet']);
});

describe('mail', () => {
  let dns: DnsServer;
  beforeAll(async () => {
    dns = await startDnsServer();
  });
  afterAll(() => dns.close());

  test('is checked by signing in, and sent only when asked', async () => {
    const mails = await startMailServer({ user: { name: 'site', password: 'right' } });
    const url = (password: string) => mails.url.replace('//', `//site:${password}@`);
    const env = { ...BASE, ...MAIL, SMTP_URL: url('right') };
    expect((await doctor(env)).of('mail')).toEqual([
      'ok: 127.0.0.1 accepts connections and sign-in',
    ]);
    expect(mails.received).toHaveLength(0);
    const args = ['--send-test', 'sita@example.com'];
    expect((await doctor(env, { args })).of('mail')[0]).toMatch(/^ok: .*accepted a test message/);
    const [mail] = mails.received;
    expect(mail?.to).toEqual(['sita@example.com']);
    expect(mail && (await readMail(mail)).subject).toBe('Test message of the site');
    const wrong = await doctor({ ...env, SMTP_URL: url('wrong') });
    expect(wrong.of('mail')[0]).toMatch(/^problem: 127\.0\.0\.1 refuses the sign-in/);
    expect(JSON.stringify(wrong.findings)).not.toContain('wrong');
    await mails.goDown();
    expect((await doctor(env)).of('mail')[0]).toMatch(/^problem: 127\.0\.0\.1 cannot be reached/);
  });

  const sender = async (records: Record<string, string[]>, args: string[] = []) => {
    dns.records.clear();
    for (const [name, texts] of Object.entries(records)) dns.records.set(name, texts);
    const env = { ...BASE, ...MAIL, SMTP_URL: 'smtp://127.0.0.1:1' };
    return (await doctor(env, { dns: dns.address, args })).of('sender');
  };
  const LONG_KEY = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`;

  test('finds the records of the sender, also those of a parent domain', async () => {
    const records = {
      'mail.example.com': ['other', 'v=spf1 include:provider.example -all'],
      's1._domainkey.mail.example.com': [LONG_KEY],
      '_dmarc.example.com': ['v=DMARC1; p=quarantine'],
    };
    expect(await sender(records, ['--dkim-selector', 's1'])).toEqual([
      'ok: SPF: v=spf1 include:provider.example -all',
      'ok: DKIM: s1._domainkey.mail.example.com has a key',
      'ok: DMARC of example.com: p=quarantine',
    ]);
  });

  test('says what is missing or wrong', async () => {
    expect(await sender({}, ['--dkim-selector', 's1'])).toEqual([
      'problem: mail.example.com has no SPF record',
      'problem: s1._domainkey.mail.example.com has no DKIM key',
      expect.stringMatching(/^warning: mail\.example\.com has no DMARC record/),
    ]);
    const wrong = {
      'mail.example.com': ['v=spf1 a -all', 'v=spf1 mx -all'],
      's1._domainkey.mail.example.com': ['v=DKIM1; p='],
      '_dmarc.mail.example.com': ['v=DMARC1; rua=mailto:x@example.com'],
    };
    expect(await sender(wrong, ['--dkim-selector', 's1'])).toEqual([
      expect.stringMatching(/^problem: mail\.example\.com has 2 SPF records/),
      'problem: the DKIM key of s1._domainkey.mail.example.com is revoked',
      'problem: the DMARC record of mail.example.com has no policy',
    ]);
  });

  test('without a resolver it says that it could not be checked', async () => {
    const { of } = await doctor({ ...BASE, ...MAIL, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(of('sender')).toEqual([
      expect.stringMatching(/^unknown: the records of mail\.example\.com could not be read/),
    ]);
  });
});

test('the webhook gets a signed ping only when asked', async () => {
  const crm = await startCrmReceiver();
  const env = { ...BASE, CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: WEBHOOK_SECRET };
  const { host } = new URL(crm.url);
  expect((await doctor(env)).of('webhook')).toEqual([`ok: ${host} can be reached`]);
  expect(crm.received).toHaveLength(0);
  const args = ['--send-test', 'sita@example.com'];
  expect((await doctor(env, { args })).of('webhook')).toEqual([`ok: ${host} accepted a ping`]);
  expect(crm.received.map(({ body }) => body)).toMatchObject([{ type: 'doctor.ping', data: {} }]);
  crm.answer(401);
  expect((await doctor(env, { args })).of('webhook')[0]).toMatch(/^problem: .*answered 401/);
  await crm.goDown();
  expect((await doctor(env)).of('webhook')[0]).toMatch(/^problem: .*ECONNREFUSED/);
});

test('the chat gets a message only when asked', async () => {
  const chat = await startCrmReceiver({ isSigned: false });
  const env = { ...BASE, CHAT_WEBHOOK_URL: chat.url, CHAT_WEBHOOK_KIND: 'slack' };
  const { host } = new URL(chat.url);
  expect((await doctor(env)).of('chat')).toEqual([`ok: ${host} can be reached`]);
  expect(chat.received).toHaveLength(0);
  const args = ['--send-test', 'sita@example.com'];
  expect((await doctor(env, { args })).of('chat')).toEqual([`ok: ${host} accepted a message`]);
  expect(JSON.stringify(chat.received.map(({ body }) => body))).toContain('A test message');
  chat.answer(404, {}, 'no_service');
  expect((await doctor(env, { args })).of('chat')[0]).toMatch(/^problem: .*404: no_service/);
  await chat.goDown();
  const { findings } = await doctor(env);
  expect(findings.find(({ check }) => check === 'chat')).toMatchObject({
    state: 'problem',
    text: expect.stringMatching(/ECONNREFUSED/),
    action: expect.stringMatching(/CHAT_WEBHOOK_URL/),
  });
  // The path is a secret: anyone who has it can post.
  expect(JSON.stringify(findings)).not.toContain(new URL(chat.url).pathname.slice(1) || 'no path');
  expect((await doctor(BASE)).of('chat')).toEqual([]);
});

test('the provider of single sign-on answers and is the one that is set', async () => {
  const issuer = await startOidcIssuer();
  const env = { ...BASE, ...issuer.settings };
  expect((await doctor(env)).of('sign-in')).toEqual([
    `ok: the provider at ${issuer.url} describes itself`,
  ]);
  const other = { ...env, OIDC_ISSUER: issuer.url.replace('127.0.0.1', 'localhost') };
  expect((await doctor(other)).of('sign-in')[0]).toMatch(/^problem: /);
  await issuer.goDown();
  expect((await doctor(env)).of('sign-in')[0]).toMatch(/^problem: 127/);
  expect((await doctor(BASE)).of('sign-in')).toEqual([]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
