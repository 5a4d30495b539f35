/** SQLite's file is moved, deleted, replaced or damaged while the site runs or before it starts. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFile } from '#db/dialects/sqlite/connect.ts';
import { postContact } from '#tests/contact-message.ts';
import { makeDatabase } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { failToStart, startServer } from '#tests/server-process.ts';

const post = async (origin: string) => {
  const response = await postContact(origin);
  return [response.status, response.headers.get('retry-after')];
};
const readyz = async (origin: string) => (await fetch(`${origin}/readyz`)).status;

describe('while the site runs', () => {
  let app: TestApp;
  let path: string;
  beforeEach(async () => {
    app = await makeApp('SQLite', { CAPTCHA: 'off' });
    path = app.config.databaseUrl.slice('sqlite:'.length);
    expect(await post(app.origin)).toEqual([201, null]);
  });
  afterEach(() => app.close());

  test.each([
    ['moved', () => renameSync(path, `${path}.old`)],
    ['deleted', () => rmSync(path)],
    ['deleted with its log', () => rmSync(`${path}-wal`)],
    [
      'replaced',
      () => {
        cpSync(path, `${path}.new`);
        renameSync(`${path}.new`, path);
      },
    ],
    [
      'overwritten in its place',
      () => {
        execFileSync('cp', [path, `${path}.new`]);
        execFileSync('cp', [`${path}.new`, path]);
      },
    ],
  ])('with a file that is %s, posts are refused and reads are served', async (_change, change) => {
    change();
    expect(await post(app.origin)).toEqual([503, '5']);
    await expect.poll(() => readyz(app.origin)).toBe(503);
    expect((await fetch(`${app.origin}/contact`)).status).toBe(200);
  });

  test('with a file that is moved back, posts are accepted again', async () => {
    renameSync(path, `${path}.old`);
    expect(await post(app.origin)).toEqual([503, '5']);
    renameSync(`${path}.old`, path);
    expect(await post(app.origin)).toEqual([201, null]);
    await expect.poll(() => readyz(app.origin)).toBe(200);
  });
});

/** Changes to a backup before it is copied over the database. */
const replacements: [name: string, change: (backup: string) => void][] = [
  ['the same file', () => undefined],
  ['a shorter file', (backup) => changeFile(backup, 'drop table applicant_tokens; vacuum')],
  [
    'a new file',
    (backup) => {
      rmSync(backup);
      changeFile(backup, 'create table another (id integer)');
    },
  ],
];

function changeFile(path: string, sql: string): void {
  const file = new DatabaseSync(path);
  file.exec(`${sql}; pragma journal_mode = wal`);
  file.close();
}

test.each(replacements)(
  '%s copied over the one in use does not crash the site, and is not changed',
  async (_name, change) => {
    const { url, drop } = await makeDatabase('SQLite', 'loaded');
    const path = url.slice('sqlite:'.length);
    const backup = `${path}.backup`;
    execFileSync('cp', [path, backup]);
    const server = await startServer({ DATABASE_URL: url, CAPTCHA: 'off' });
    expect(await post(server.origin)).toEqual([201, null]);
    change(backup);
    execFileSync('cp', [backup, path]);
    expect(await post(server.origin)).toEqual([503, '5']);
    const reads = [
      '/api/v1/public/blogs?limit=50',
      '/api/v1/public/events',
      '/blogs-and-insights?q=remote',
    ];
    for (const read of reads) await (await fetch(`${server.origin}${read}`)).arrayBuffer();
    expect(await readyz(server.origin)).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const countWarnings = () =>
      server.output().match(/"msg":"The database file .* overwritten/g)?.length;
    await expect.poll(countWarnings, { timeout: 5000 }).toBe(1);
    await server.stop('SIGTERM');
    expect(readFileSync(path).equals(readFileSync(backup))).toBe(true);
    await drop();
  },
);

/** Overwrites the root page of a table. */
function damage(path: string, table: string): void {
  const file = new DatabaseSync(path);
  file.exec('pragma wal_checkpoint(truncate)');
  const [root] = file.prepare('select rootpage from sqlite_schema where name = ?').all(table);
  const [size] = file.prepare('pragma page_size').all();
  file.close();
  const bytes = Number(size?.page_size);
  const offset = (Number(root?.rootpage) - 1) * bytes;
  writeSync(openSync(path, 'r+'), Buffer.alloc(bytes, 0xa5), 0, bytes, offset);
}

test('a damaged page of submissions is reported in one line at the start, and gives 503 later', async () => {
  const { url, drop } = await makeDatabase('SQLite', 'loaded');
  const path = url.slice('sqlite:'.length);
  const server = await startServer({ DATABASE_URL: url, CAPTCHA: 'off' });
  expect(await post(server.origin)).toEqual([201, null]);
  await server.stop('SIGTERM');
  const whole = `${path}.whole`;
  cpSync(path, whole);
  damage(path, 'contact_messages');
  const { status, stderr } = await failToStart({ DATABASE_URL: url });
  expect([status, stderr.split('\n').length]).toEqual([1, 1]);
  expect(stderr).toContain(`The database file ${path} is damaged`);
  cpSync(whole, path);

  const restarted = await startServer({ DATABASE_URL: url, CAPTCHA: 'off' });
  damage(path, 'contact_messages');
  await expect.poll(() => readyz(restarted.origin)).toBe(503);
  expect(await post(restarted.origin)).toEqual([503, '5']);
  await restarted.stop('SIGKILL');
  await drop();
});

test('reports a disk that does not support a write-ahead log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  // This VFS locks with files and has no shared memory, like a network disk.
  const open = () => openFile(`file:${join(folder, 'site.db')}?vfs=unix-dotfile`);
  expect(open).toThrow('its disk does not support a write-ahead log (journal_mode is delete)');
  rmSync(folder, { recursive: true });
});
