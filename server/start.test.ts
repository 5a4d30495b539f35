import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { applicationForm } from '#tests/application-form.ts';
import { copyLoadedFile } from '#tests/loaded-database.ts';
import { failToStart, startServer } from '#tests/server-process.ts';
import { BadSetting } from './bad-setting.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const freshFile = () => join(mkdtempSync(join(folder, 'db-')), 'site.db');
/** Has the pack already, for what is not about loading it. */
async function loadedDatabase() {
  const file = freshFile();
  await copyLoadedFile(file);
  return `sqlite:${file}` as const;
}

/** One line, no stack trace, exit status 1, and nothing claimed to be ready. */
async function endsWithOneLine(settings: Record<string, string>, line: RegExp): Promise<void> {
  const { status, stderr, stdout } = await failToStart(settings);
  expect(stderr).toMatch(line);
  expect(stderr.split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  expect(stdout).not.toMatch(/Ready/);
  expect(status).toBe(1);
}

describe('a start that cannot work ends with one line', () => {
  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    await endsWithOneLine(
      { PORT, DATABASE_URL: await loadedDatabase() },
      new RegExp(`Port ${PORT} .*already in use`),
    );
    other.close();
  });

  test('a data folder that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await endsWithOneLine(
      { DATABASE_URL: `sqlite:${file}/site.db` },
      /database file .* cannot be used/,
    );
    await endsWithOneLine(
      { DATABASE_URL: 'sqlite:/proc/nowhere/site.db' },
      /database file .* cannot be used/,
    );
  });

  test('a file that is no database', async () => {
    const file = join(folder, 'not-a-database.db');
    writeFileSync(file, 'This is a text of more than a hundred characters. '.repeat(20));
    await endsWithOneLine(
      { DATABASE_URL: `sqlite:${file}` },
      /cannot be used: file is not a database/,
    );
  });

  test('a PostgreSQL that is not there', async () => {
    await endsWithOneLine(
      { DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/site' },
      /^PostgreSQL at 127\.0\.0\.1:1\/site: .*ECONNREFUSED/,
    );
  });

  test('a bad setting', async () => {
    await endsWithOneLine({ CAPTCHA: 'maybe' }, /^CAPTCHA=maybe is not valid: it accepts altcha/);
  });
});

describe('a setting that is refused by name', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://localhost/site'],
    ['CONTENT_DIR', '/no/such/folder'],
    ['API_BASE_URL', 'ftp://api.example'],
    ['CAPTCHA', 'maybe'],
    ['CORS_ORIGINS', 'everybody'],
    ['RATE_LIMIT_FORMS', '20 per minute'],
    ['RATE_LIMIT_FORMS', '20/minute 30/minute'],
    ['RATE_LIMIT_FORMS_TOTAL', '20'],
    ['RATE_LIMIT_READS', '0/minute'],
    ['APPLICATIONS_KEPT', 'a while'],
    ['NEWSLETTER_OPT_IN', 'triple'],
    // Without SMTP_URL.
    ['NEWSLETTER_OPT_IN', 'double'],
    ['MESSAGES_KEPT', '0 months'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['MAIL_FROM', 'Setu'],
    ['MAIL_TO', 'a@example.com; b@example.com'],
    ['CRM_WEBHOOK_URL', 'crm.example.com'],
    ['HUBSPOT_PORTAL_ID', 'mine'],
    ['HUBSPOT_ORIGIN', 'api.hsforms.com'],
    ['HUBSPOT_ORIGIN', 'https://api.hsforms.com/v3'],
    ['CRM_WEBHOOK_URL', 'https://user:password@crm.example.com'],
    ['CRM_WEBHOOK_SECRET', 'whsec_'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', 'cafe'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (variable, value) => {
    const read = () => readConfig({ [variable]: value });
    expect(read).toThrow(BadSetting);
    expect(read).toThrow(new RegExp(`^${variable}=.* is not valid: it accepts .+`));
  });
});

const SMTP_URL = 'smtp://mail.example.com';
const MAIL_FROM = 'Setu <hello@setu.example>';

test.each([
  ['MAIL_FROM', { SMTP_URL }],
  ['MAIL_TO', { SMTP_URL, MAIL_FROM }],
  ['CRM_WEBHOOK_SECRET', { CRM_WEBHOOK_URL: 'https://crm.example.com' }],
  ['HUBSPOT_FORM_ID', { HUBSPOT_PORTAL_ID: '4711' }],
  ['HUBSPOT_PORTAL_ID', { HUBSPOT_FORM_ID: 'a1b2' }],
])('%s is asked for where others need it', (missing, settings) => {
  expect(() => readConfig(settings)).toThrow(new RegExp(`^${missing} is needed with .+accepts .+`));
});

test('a refused setting does not show its password', () => {
  const secret = 'postgres://site:p4ss/word@db.example:port/site';
  expect(() => readConfig({ DATABASE_URL: secret })).toThrow(/^(?!.*p4ss)DATABASE_URL=.*accepts/);
});

test.each([
  [{}, [2000]],
  [{ RATE_LIMIT_FORMS: '50/hour' }, [5000]],
  // Nobody can close a form for a day.
  [{ RATE_LIMIT_FORMS: '300/day' }, []],
  [{ RATE_LIMIT_FORMS: 'off' }, []],
  [{ RATE_LIMIT_FORMS_TOTAL: '9/second 90/day' }, [9, 90]],
  [{ RATE_LIMIT_FORMS_TOTAL: 'off' }, []],
])('with %j all addresses together may send %j', (settings, points) => {
  const { formsTotal } = readConfig(settings).rateLimits;
  expect(formsTotal.map((limit) => limit.points)).toEqual(points);
});

describe('a clean end', () => {
  test.each([
    ['SIGTERM', async () => `sqlite:${freshFile()}`],
    ['SIGINT', loadedDatabase],
  ] as const)('%s ends with status 0', async (signal, database) => {
    const server = await startServer({ DATABASE_URL: await database() });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await server.stop(signal)).toBe(0);
  });

  test('lets an upload under way finish, and takes no new connection', async () => {
    const database = await loadedDatabase();
    const server = await startServer({ DATABASE_URL: database, CAPTCHA: 'off' });
    const { hostname, port } = new URL(server.origin);
    const body = Buffer.from(await new Response(applicationForm()).arrayBuffer());
    const [, boundary] = /^--(\S+)/.exec(body.toString()) ?? [];
    const upload = request({
      hostname,
      port,
      method: 'POST',
      path: '/api/v1/public/job-application',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    });
    const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
    await new Promise((written) => upload.write(body.subarray(0, 200), written));
    const ended = server.stop('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${server.origin}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    upload.end(body.subarray(200));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(201);
    answer.resume();
    expect(await ended).toBe(0);
    const { db, close } = await openDatabase(database);
    expect(await db.selectFrom('resumes').select('size').execute()).toHaveLength(1);
    await close();
  });

  test('logs carry neither addresses nor what people typed', async () => {
    const server = await startServer({ DATABASE_URL: await loadedDatabase(), LOG_LEVEL: 'info' });
    let log = '';
    server.child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    await fetch(`${server.origin}/successful-submission?name=Sita+Gurung`);
    await fetch(`${server.origin}/api/v1/public/job-listings?q=sita@example.com`);
    await server.stop('SIGTERM');
    const lines = log
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const requests = lines.map((line) => JSON.parse(line)).filter((line) => 'path' in line);
    expect(requests).toMatchObject([
      { method: 'GET', path: '/successful-submission', status: 200 },
      { method: 'GET', path: '/api/v1/public/job-listings', status: 200 },
    ]);
    expect(log).not.toMatch(/Sita|sita@|remoteAddress/);
  });
});

test('every setting of the documentation is read by config.ts, and no other', () => {
  const source = ['server/config.ts', 'server/delivery/settings.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const read = [...source.matchAll(/'([A-Z][A-Z_]+)',/g)].map(([, name]) => name);
  const documented = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z_]+)`/gm);
  expect([...new Set(read)].sort()).toEqual([...documented].map(([, name]) => name).sort());
});
