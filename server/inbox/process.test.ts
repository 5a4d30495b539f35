import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';

const folder = mkdtempSync(join(tmpdir(), 'inbox-process-'));
const url = `sqlite:${join(folder, 'site.db')}` as const;
const ROWS = 3000;

beforeAll(async () => {
  const { db, close } = await openDatabase(url);
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    ...{ id: `${String(index).padStart(8, '0')}-0000`, created_at: index, source: 'Newsletter' },
    ...{ email: `a${index}@example.com`, first_name: 'Sita', last_name: 'Gurung', verified: 1 },
    ...{ page_route: '/', page_title: 'Home', consent_wording: 'x'.repeat(100), fingerprint: '' },
  }));
  for (let at = 0; at < ROWS; at += 1000) {
    await db
      .insertInto('leads')
      .values(rows.slice(at, at + 1000))
      .execute();
  }
  await close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As a shell runs it. */
function shell(line: string, settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-o', 'pipefail', '-c', line], {
    env: {
      PATH: process.env.PATH,
      NODE: process.execPath,
      CONTENT_DIR: resolve('content'),
      DATABASE_URL: url,
      NODE_COMPILE_CACHE: resolve('.cache/compile'),
      ...settings,
    },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('whoever has seen enough may leave', () => {
  // More than a pipe holds, so that it is written to after its end.
  const { status, stdout, stderr } = shell('"$NODE" server/inbox.ts export --csv | head -n 2');
  expect(stdout.split('\r\n')).toHaveLength(3);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('a whole list can be piped, and its count stands beside it', () => {
  const { status, stdout, stderr } = shell('"$NODE" server/inbox.ts list --all | wc -l');
  expect([status, stdout.trim(), stderr.trim()]).toEqual([
    0,
    String(ROWS + 1),
    `${ROWS} of ${ROWS}, 0 failed`,
  ]);
});

test.each([
  ['', 'A command is missing.', true],
  ['lst', 'There is no command lst.', true],
  ['list --emial x', "Unknown option '--emial'.", true],
  ['list --email', "Option '--email <value>' argument missing.", true],
  ['list abcd', 'list takes no abcd.', true],
  ['show', 'show needs one id.', true],
  ['export', 'export writes --csv or --json.', true],
  ['erase --yes', 'erase needs ids, or --person EMAIL, or --expired.', true],
  ['retry', 'retry needs ids, or --failed for all.', true],
  ['list --kind cat', '--kind cat is not known: it is one of application, message, lead.', false],
  ['list --limit 0', '--limit 0 is no number from 1 on.', false],
  ['list --json --csv', 'json and csv exclude each other.', false],
  ['list --since 2026-02-30', '--since 2026-02-30 is no day such as', false],
  ['erase 0000 --dry-run', 'Several ids begin with 0000', false],
])('%s: one line for the operator', async (line, message, showsUsage) => {
  const { run } = await import('./run.ts');
  const notes: string[] = [];
  const written: unknown[] = [];
  const status = await run(line.split(' ').filter(Boolean), {
    env: { DATABASE_URL: url, CONTENT_DIR: resolve('content') },
    folder,
    write: async (data) => {
      written.push(data);
    },
    note: (text) => notes.push(text),
  });
  expect({ status, written }).toEqual({ status: 1, written: [] });
  expect(notes[0]).toContain(message);
  expect(notes[1]?.startsWith('Use one of') ?? false).toBe(showsUsage);
});

test('a mistake ends the process with one line, the usage, and status 1', () => {
  const wrong = shell('"$NODE" server/inbox.ts list --colour');
  expect({ ...wrong, stderr: '' }).toEqual({ status: 1, stdout: '', stderr: '' });
  expect(wrong.stderr).toMatch(/^Unknown option '--colour'\.\nUse one of/);
  const nowhere = { DATABASE_URL: 'sqlite:/proc/nowhere/site.db' };
  const unopened = shell('"$NODE" server/inbox.ts list', nowhere);
  expect(unopened.status).toBe(1);
  expect(unopened.stderr).toMatch(/^The database file .* cannot be used: .*\n$/);
});
