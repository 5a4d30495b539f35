import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { PACK } from '#tests/pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'inbox-process-'));
const url = `sqlite:${join(folder, 'site.db')}` as const;
const ROWS = 3000;

beforeAll(async () => {
  const { db, close } = await openDatabase(url);
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    id: `${String(index).padStart(8, '0')}-0000`,
    created_at: index,
    source: 'Newsletter',
    email: `a${index}@example.com`,
    first_name: 'Sita',
    last_name: 'Gurung',
    verified: 1,
    page_route: '/',
    page_title: 'Home',
    consent_wording: 'x'.repeat(100),
    fingerprint: '',
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

const SETTINGS = {
  PATH: process.env.PATH,
  CONTENT_DIR: PACK,
  DATABASE_URL: url,
  NODE_COMPILE_CACHE: resolve('.cache/compile'),
};

/** As a shell runs it, with a pipe behind it. */
function inbox(args: string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/inbox.ts', ...args], {
    env: { ...SETTINGS, ...settings },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('whoever has seen enough may leave', async () => {
  const args = ['cli/inbox.ts', 'export', '--csv'];
  const running = spawn(process.execPath, args, { env: SETTINGS });
  const { stdout, stderr } = running;
  const ended = once(running, 'close');
  let said = '';
  stderr.setEncoding('utf8').on('data', (part) => {
    said += part;
  });
  // More than a pipe holds, so that it is written to after its end.
  const [start] = await once(stdout, 'data');
  stdout.destroy();
  expect(String(start)).toMatch(/^"id",/);
  expect([(await ended)[0], said]).toEqual([0, '']);
});

test('a whole list can be piped, and its count stands beside it', () => {
  const { status, stdout, stderr } = inbox(['list', '--all']);
  expect([status, stdout.trim().split('\n').length, stderr.trim()]).toEqual([
    0,
    ROWS + 1,
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
    env: { DATABASE_URL: url, CONTENT_DIR: PACK },
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
  const wrong = inbox(['list', '--colour']);
  expect({ ...wrong, stderr: '' }).toEqual({ status: 1, stdout: '', stderr: '' });
  expect(wrong.stderr).toMatch(/^Unknown option '--colour'\.\nUse one of/);
  // Such as the folder above the site's: nothing is made there.
  const elsewhere = join(folder, 'elsewhere.db');
  const unopened = inbox(['list'], { DATABASE_URL: `sqlite:${elsewhere}` });
  expect(unopened).toMatchObject({ status: 1, stdout: '' });
  expect(unopened.stderr).toBe(
    `There is no database ${elsewhere}: set DATABASE_URL as the site has it.\n`,
  );
  expect(existsSync(elsewhere)).toBe(false);
});
