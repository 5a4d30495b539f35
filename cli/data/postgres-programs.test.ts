/** The programs of PostgreSQL that make and restore dumps. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { libpqEnvironment } from '#db/dialects/postgres/libpq-environment.ts';
import { withoutNewSetting } from '#db/dialects/postgres/restore-dump.ts';
import { dataCommand, PROGRAMS } from '#tests/data-command.ts';
import { makeDatabase } from '#tests/engines.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const PASSWORD = 'a secret & 100%';

describe.skipIf(inject('postgresUrl') === '')('a backup of PostgreSQL', () => {
  const folder = temporaryFolder('programs-test-');
  const file = join(folder, 'site.backup');
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  beforeAll(async () => {
    database = await makeDatabase('PostgreSQL', 'migrated');
  });
  afterAll(() => database.drop());

  /** A folder with a program of this name. */
  function folderOf(name: string, script: string): string {
    const path = join(folder, `${name}-${script.length}`);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(path, name), 0o755);
    return path;
  }

  test('needs pg_dump', async () => {
    const { status, stderr } = await dataCommand(['backup', file], {
      url: database.url,
      path: '/nonexistent',
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      "pg_dump was not found. Install PostgreSQL's client programs (on Debian: apt-get install postgresql-client), and put them on the PATH.",
    );
  });

  test('needs a pg_dump that is not older than the server', async () => {
    const path = folderOf('pg_dump', 'echo "pg_dump (PostgreSQL) 9.6.24"');
    const { status, stderr } = await dataCommand(['backup', file], { url: database.url, path });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^pg_dump is version 9, older than the server \(\d+\)\. Install .*, version \d+ or newer .*$/,
    );
  });

  test('passes the password in the environment only', async () => {
    const calls = join(folder, 'calls');
    const script = `printf '%s\\n' "$@" >> '${calls}'; printf 'password=%s\\n' "$PGPASSWORD" >> '${calls}'
PATH='${PROGRAMS}' exec pg_dump "$@"`;
    const path = [folderOf('pg_dump', script), PROGRAMS].join(delimiter);
    const url = new URL(database.url);
    url.password = encodeURIComponent(PASSWORD);
    const made = await dataCommand(['backup', file, '--force'], { url: url.href, path });
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const passed = readFileSync(calls, 'utf8').split('\n');
    expect(passed).toContain(`password=${PASSWORD}`);
    expect(passed.filter((line) => line.includes('secret'))).toHaveLength(1);
  });

  test('reports what pg_dump says, and leaves no file', async () => {
    const script = `case "$1" in --version) echo 'pg_dump (PostgreSQL) 99.1';;
      *) echo 'pg_dump: error: query failed: ERROR:  permission denied for table staff' >&2; exit 1;; esac`;
    const path = [folderOf('pg_dump', script), PROGRAMS].join(delimiter);
    const failed = join(folder, 'failed.backup');
    const { status, stderr } = await dataCommand(['backup', failed], { url: database.url, path });
    expect([status, stderr]).toEqual([1, 'pg_dump: permission denied for table staff']);
    await expect(dataCommand(['verify', failed])).resolves.toMatchObject({
      stderr: `${failed} does not exist.`,
    });
  });

  test('is restored into a scratch database by verify', async () => {
    expect((await dataCommand(['backup', file, '--force'], { url: database.url })).status).toBe(0);
    const scratch = await makeDatabase('PostgreSQL');
    const tried = await dataCommand(['verify', file, '--into', scratch.url]);
    expect(tried).toMatchObject({ status: 0, stderr: '' });
    expect(tried.stdout).toContain('Restored into the scratch database, and compared.');
    const refused = await dataCommand(['verify', file, '--into', scratch.url]);
    expect(refused.stderr).toMatch(/^--into needs an empty database\. The schema public of /);
    await scratch.drop();
  });
});

test.each([
  [
    'postgres://u:p%40ss@db:6000/site',
    { PGUSER: 'u', PGPASSWORD: 'p@ss', PGHOST: 'db', PGPORT: '6000', PGDATABASE: 'site' },
  ],
  ['postgres://u@db/site?sslmode=require', { PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system' }],
  [
    'postgres://u@db/site?sslmode=verify-full&sslrootcert=/ca.pem',
    { PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/ca.pem' },
  ],
  ['postgres://u@db/site?sslmode=no-verify', { PGSSLMODE: 'require' }],
  ['postgres://u@db/site?options=-c%20search_path%3Dweb', { PGOPTIONS: '-c search_path=web' }],
])('%s becomes variables', (url, variables) => {
  // The driver reads the file of the CA, which does not exist here.
  const readable = url.replace('/ca.pem', join(import.meta.dirname, 'postgres-programs.test.ts'));
  const expected = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value === '/ca.pem' ? join(import.meta.dirname, 'postgres-programs.test.ts') : value,
    ]),
  );
  expect(libpqEnvironment(readable, 'site backup')).toMatchObject(expected);
});

test('leaves out the parameter that servers before version 17 do not know', async () => {
  const rest = `-- comment\n${'x'.repeat(10_000)}\nSET transaction_timeout = 0;\n`;
  const filter = withoutNewSetting();
  const parts: Buffer[] = [];
  filter.on('data', (part: Buffer) => parts.push(part));
  for (const part of ['SET lock_timeout = 0;\nSET trans', 'action_timeout = 0;\n', rest])
    filter.write(part);
  filter.end();
  await new Promise((resolve) => filter.once('end', resolve));
  expect(Buffer.concat(parts).toString()).toBe(`SET lock_timeout = 0;\n${rest}`);
});
