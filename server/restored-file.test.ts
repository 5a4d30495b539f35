/** A backup that was put back beside the log of the file before it, which SQLite would copy into it. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programOf, testBuild } from '#scripts/build.mjs';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { makeDatabase } from '#tests/engines.ts';
import { failToStart, startServer } from '#tests/server-process.ts';

interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

let database: Awaited<ReturnType<typeof makeDatabase>>;
const path = () => database.url.slice('sqlite:'.length);
const folder = () => dirname(path());
/** Copies of the file and its log, as a killed site left them. */
const left = () => join(folder(), 'left.db');
/** The file before the site was started. */
const older = () => join(folder(), 'older.db');

/** As `node build/program/NAME.js` runs it. */
function command(name: string, ...args: string[]): Ended {
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

const openings: [what: string, open: () => Promise<Ended> | Ended][] = [
  ['the site', () => failToStart({ DATABASE_URL: database.url })],
  ['content load', () => command('content', 'load')],
  ['content export', () => command('content', 'export', join(folder(), 'exported'))],
  ['inbox list', () => command('inbox', 'list')],
  ['staff list', () => command('staff', 'list')],
];

beforeAll(async () => {
  database = await makeDatabase('SQLite', { isLoaded: true });
  cpSync(path(), older());
  const server = await startServer({ DATABASE_URL: database.url, CAPTCHA: 'off' });
  for (let n = 0; n < 40; n++) {
    const message = `${n} `.repeat(500);
    expect((await postContact(server.origin, { ...MESSAGE, message })).status).toBe(201);
  }
  await server.stop('SIGKILL');
  for (const part of ['', '-wal']) cpSync(path() + part, left() + part);
  expect(statSync(`${path()}-wal`).size).toBeGreaterThan(0);
});
afterAll(() => database.drop());

function changed(sql: string): string {
  const made = join(folder(), 'made.db');
  cpSync(older(), made);
  const file = new DatabaseSync(made);
  file.exec(sql);
  file.close();
  return made;
}

const fill = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
  insert into other select i, hex(randomblob(500)) from n`;

const moreLeads = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
  insert into leads (id, created_at, source, email, first_name, last_name, verified, page_route,
    page_title, consent_wording, fingerprint)
  select 'lead-' || i, i, 'Newsletter', 'a' || i || '@example.com', 'Sita', 'Gurung', 1, '/', 'Home',
    hex(randomblob(100)), '' from n`;

const restored: [what: string, make: () => string][] = [
  ['smaller', () => changed('drop table articles; drop table applicant_words; vacuum')],
  [
    'larger',
    () => changed(`create table other (id integer primary key, text text); ${fill}; vacuum`),
  ],
  ['larger, of the same tables', () => changed(moreLeads)],
  [
    'unrelated and newer',
    () => {
      const made = join(folder(), 'made.db');
      rmSync(made, { force: true });
      const file = new DatabaseSync(made);
      file.exec(`create table other (id integer primary key, text text unique); ${fill}`);
      file.exec('pragma journal_mode = wal');
      file.close();
      return made;
    },
  ],
];

describe.each(restored)('a file that is %s', (_what, make) => {
  let file: Buffer;
  let log: Buffer;
  beforeEach(() => {
    for (const part of ['', '-wal']) cpSync(left() + part, path() + part);
    rmSync(`${path()}-shm`, { force: true });
    cpSync(make(), path());
    file = readFileSync(path());
    log = readFileSync(`${path()}-wal`);
  });

  test.each(openings)('%s refuses it in one line, and leaves it as it is', async (_who, open) => {
    const { status, stdout, stderr } = await open();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^The database file \S+ is damaged \(.*-wal was next to it: .*$/);
    expect(readFileSync(path()).equals(file)).toBe(true);
    expect(readFileSync(`${path()}-wal`).equals(log)).toBe(true);
  });
});
