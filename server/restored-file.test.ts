/** A backup restored beside the write-ahead log of the previous file, which SQLite would apply. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programOf, testBuild } from '#scripts/build.mjs';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { makeDatabase } from '#tests/engines.ts';
import { failToStart, startServer } from '#tests/server-process.ts';

interface Result {
  status: number | null;
  stdout: string;
  stderr: string;
}

let database: Awaited<ReturnType<typeof makeDatabase>>;
const path = () => database.url.slice('sqlite:'.length);
const folder = () => dirname(path());
/** Copies of the file and its log that a killed site left behind. */
const leftBehind = () => join(folder(), 'left.db');
/** The file before the site was started. */
const earlier = () => join(folder(), 'older.db');

/** Runs `node build/program/NAME.js`. */
function run(name: string, ...args: string[]): Result {
  const program = resolve(dirname(programOf(testBuild)), `${name}.js`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: resolve('.cache/compile'),
      CONTENT_DIR: resolve(testBuild.content),
      DATABASE_URL: database.url,
    },
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const programs: [name: string, open: () => Promise<Result> | Result][] = [
  ['the site', () => failToStart({ DATABASE_URL: database.url })],
  ['content load', () => run('content', 'load')],
  ['content export', () => run('content', 'export', join(folder(), 'exported'))],
  ['inbox list', () => run('inbox', 'list')],
  ['staff list', () => run('staff', 'list')],
];

beforeAll(async () => {
  database = await makeDatabase('SQLite', 'loaded');
  cpSync(path(), earlier());
  const server = await startServer({ DATABASE_URL: database.url, CAPTCHA: 'off' });
  for (let n = 0; n < 40; n++) {
    const message = `${n} `.repeat(500);
    expect((await postContact(server.origin, { ...MESSAGE, message })).status).toBe(201);
  }
  await server.stop('SIGKILL');
  for (const part of ['', '-wal']) cpSync(path() + part, leftBehind() + part);
  expect(statSync(`${path()}-wal`).size).toBeGreaterThan(0);
});
afterAll(() => database.drop());

function changedCopy(sql: string): string {
  const copy = join(folder(), 'made.db');
  cpSync(earlier(), copy);
  const file = new DatabaseSync(copy);
  file.exec(sql);
  file.close();
  return copy;
}

const fillOther = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
  insert into other select i, hex(randomblob(500)) from n`;

const moreLeads = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
  insert into leads (id, created_at, source, email, first_name, last_name, verified, page_route,
    page_title, consent_wording, fingerprint)
  select 'lead-' || i, i, 'Newsletter', 'a' || i || '@example.com', 'Sita', 'Gurung', 1, '/', 'Home',
    hex(randomblob(100)), '' from n`;

const backups: [kind: string, make: () => string][] = [
  ['smaller', () => changedCopy('drop table articles; drop table applicant_tokens; vacuum')],
  [
    'larger',
    () =>
      changedCopy(`create table other (id integer primary key, text text); ${fillOther}; vacuum`),
  ],
  ['larger, of the same tables', () => changedCopy(moreLeads)],
  [
    'unrelated and newer',
    () => {
      const copy = join(folder(), 'made.db');
      rmSync(copy, { force: true });
      const file = new DatabaseSync(copy);
      file.exec(`create table other (id integer primary key, text text unique); ${fillOther}`);
      file.exec('pragma journal_mode = wal');
      file.close();
      return copy;
    },
  ],
];

describe.each(backups)('a file that is %s', (kind, make) => {
  let file: Buffer;
  let log: Buffer;
  beforeEach(() => {
    for (const part of ['', '-wal']) cpSync(leftBehind() + part, path() + part);
    rmSync(`${path()}-shm`, { force: true });
    cpSync(make(), path());
    file = readFileSync(path());
    log = readFileSync(`${path()}-wal`);
  });

  const opened = kind === 'smaller' ? programs : programs.slice(0, 1);
  test.each(opened)('%s refuses it in one line, and does not change it', async (_name, open) => {
    const { status, stdout, stderr } = await open();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The database file \S+ is damaged \(.*-wal was next to it: .*$/);
    expect(readFileSync(path()).equals(file)).toBe(true);
    expect(readFileSync(`${path()}-wal`).equals(log)).toBe(true);
  });
});
