import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { applicationForm } from '#tests/application-form.ts';
import { copyLoadedFile } from '#tests/database-copies.ts';
import { failToStart, startServer } from '#tests/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const freshFile = () => join(mkdtempSync(join(folder, 'db-')), 'site.db');
/** A database that already has the pack, for tests that are not about loading it. */
async function loadedDatabase() {
  const file = freshFile();
  await copyLoadedFile(file);
  return `sqlite:${file}` as const;
}

/** One line, no stack trace, exit status 1, and nothing claimed to be ready. */
async function expectOneLine(settings: Record<string, string>, line: RegExp): Promise<void> {
  const { status, stderr, stdout } = await failToStart(settings);
  expect(stderr).toMatch(line);
  expect(stderr.split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  expect(stdout).not.toMatch(/Ready/);
  expect(status).toBe(1);
}

describe('a start that fails prints one line', () => {
  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    await expectOneLine(
      { PORT, DATABASE_URL: await loadedDatabase() },
      new RegExp(`Port ${PORT} .*already in use`),
    );
    other.close();
  });

  test('a data folder that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expectOneLine(
      { DATABASE_URL: `sqlite:${file}/site.db` },
      /database file .* cannot be used/,
    );
    await expectOneLine(
      { DATABASE_URL: 'sqlite:/proc/nowhere/site.db' },
      /database file .* cannot be used/,
    );
  });

  test('a file that is not a database', async () => {
    const file = join(folder, 'not-a-database.db');
    writeFileSync(file, 'This is a text of more than a hundred characters. '.repeat(20));
    await expectOneLine(
      { DATABASE_URL: `sqlite:${file}` },
      /cannot be used: file is not a database/,
    );
  });

  test('a disk that does not support a write-ahead log', async () => {
    // This VFS locks with files and has no shared memory, like a network disk.
    const preload = `
      import { syncBuiltinESMExports } from 'node:module';
      const sqlite = process.getBuiltinModule('node:sqlite');
      const { DatabaseSync } = sqlite;
      sqlite.DatabaseSync = class extends DatabaseSync {
        constructor(path, options) { super('file:' + path + '?vfs=unix-dotfile', options); }
      };
      syncBuiltinESMExports();
    `;
    await expectOneLine(
      {
        DATABASE_URL: `sqlite:${freshFile()}`,
        NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(preload)}`,
      },
      /^The database file \S+ cannot be used: its disk does not support a write-ahead log \(journal_mode is delete\)/,
    );
  });

  test('an unreachable PostgreSQL', async () => {
    await expectOneLine(
      { DATABASE_URL: 'postgres://somebody:secret@127.0.0.1:1/site' },
      /^PostgreSQL at 127\.0\.0\.1:1\/site: .*ECONNREFUSED/,
    );
  });

  test('an invalid setting', async () => {
    await expectOneLine({ CAPTCHA: 'maybe' }, /^CAPTCHA=maybe is not valid: it accepts altcha/);
  });
});

describe('a clean shutdown', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends with status 0', async (signal) => {
    const server = await startServer({ DATABASE_URL: await loadedDatabase() });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(await server.stop(signal)).toBe(0);
  });

  test.each(['1', '2'])('lets an upload in flight finish, with WORKERS=%s', async (WORKERS) => {
    const database = await loadedDatabase();
    const server = await startServer({ DATABASE_URL: database, CAPTCHA: 'off', WORKERS });
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
        // The 100 answer shows that the request is in flight; an idle connection would be closed.
        expect: '100-continue',
      },
    });
    const response = once(upload, 'response') as Promise<[IncomingMessage]>;
    upload.flushHeaders();
    await once(upload, 'continue');
    upload.write(body.subarray(0, 200));
    const exitStatus = server.stop('SIGTERM');
    // A connection that arrives just as the last worker stops listening stays with node:cluster's
    // primary process, which neither passes it on nor closes it.
    const signal = () => AbortSignal.timeout(1000);
    await expect
      .poll(() =>
        fetch(`${server.origin}/healthz`, { signal: signal() }).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    upload.end(body.subarray(200));
    const [answer] = await response;
    expect(answer.statusCode).toBe(201);
    // If the connection stayed open, the program would wait for it.
    expect(answer.headers.connection).toBe('close');
    answer.resume();
    expect(await exitStatus).toBe(0);
    const { db, close } = await openDatabase(database);
    expect(await db.selectFrom('resumes').select('size').execute()).toHaveLength(1);
    await close();
  });

  test('logs each probable mistake in the settings in one line', async () => {
    const warningsOf = async (settings: Record<string, string>) => {
      const server = await startServer({ DATABASE_URL: await loadedDatabase(), ...settings });
      await server.stop('SIGTERM');
      return server
        .output()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('Ready'))
        .map((line) => JSON.parse(line).msg);
    };
    expect(await warningsOf({ TRUST_PROXXY: '1', smtp_url: 'x', RATE_LIMIT_FORM: 'off' })).toEqual([
      'TRUST_PROXXY is not a setting; did you mean TRUST_PROXY?',
      'smtp_url is not a setting; did you mean SMTP_URL?',
      'RATE_LIMIT_FORM is not a setting; did you mean RATE_LIMIT_FORMS?',
    ]);
    expect(await warningsOf({ TRUST_PROXY: '1' })).toEqual([
      expect.stringMatching(/^TRUST_PROXY is set and PUBLIC_URL is not: /),
    ]);
    const PUBLIC_URL = 'https://setu.example';
    expect(await warningsOf({ TRUST_PROXY: '1', PUBLIC_URL, HOME: '/root' })).toEqual([]);
  });

  test('after a first load a fresh process serves, and repeats no warning', async () => {
    const STARTED = 'a process starts';
    const startsOf = async (DATABASE_URL: string) => {
      const NODE_OPTIONS = `--import data:text/javascript,console.log(${encodeURIComponent(`'${STARTED}'`)})`;
      const server = await startServer({ DATABASE_URL, NODE_OPTIONS, TRUST_PROXXY: '1' });
      expect((await fetch(`${server.origin}/about`)).status).toBe(200);
      expect(await server.stop('SIGTERM')).toBe(0);
      expect(server.output().match(/did you mean TRUST_PROXY/g)).toHaveLength(1);
      return server.output().split(STARTED).length - 1;
    };
    const database = `sqlite:${freshFile()}`;
    // Each has a render thread, which prints it too.
    expect(await startsOf(database)).toBe(3);
    expect(await startsOf(database)).toBe(2);
  });

  test('logs a post from another site, and a proxy that no setting names, in one line each', async () => {
    const server = await startServer({ DATABASE_URL: await loadedDatabase(), LOG_LEVEL: 'info' });
    let log = '';
    server.child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk;
    });
    const WARN = 40;
    const headers = { origin: 'https://evil.example', 'x-forwarded-for': '203.0.113.9' };
    for (let post = 0; post < 2; post++) {
      await fetch(`${server.origin}/contact`, { method: 'POST', body: 'a=b', headers });
    }
    await server.stop('SIGTERM');
    const lines = log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; msg?: string; status?: number });
    const warnings = lines.flatMap(({ level, msg }) => (level >= WARN ? [[level, msg]] : []));
    const foreign = [WARN, expect.stringMatching(/^a post from another site was refused/)];
    const proxy = [WARN, expect.stringMatching(/^requests come through a proxy/)];
    expect(warnings).toEqual([proxy, foreign, foreign]);
    expect(lines.filter(({ status }) => status === 403)).toHaveLength(2);
    expect(log).not.toMatch(/stack|203\.0\.113/);
  });

  test('logs contain neither IPs nor typed text', async () => {
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
