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

/** Runs the command like a shell, with its output piped. */
function inbox(args: string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/inbox.ts', ...args], {
    env: { ...SETTINGS, ...settings },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('ends quietly when the reader closes the pipe', async () => {
  const args = ['cli/inbox.ts', 'export', '--csv'];
  const running = spawn(process.execPath, args, { env: SETTINGS });
  const { stdout, stderr } = running;
  const ended = once(running, 'close');
  let errors = '';
  stderr.setEncoding('utf8').on('data', (part) => {
    errors += part;
  });
  // The output exceeds the pipe's buffer, so the command writes after the pipe is closed.
  const [start] = await once(stdout, 'data');
  stdout.destroy();
  expect(String(start)).toMatch(/^"id",/);
  expect([(await ended)[0], errors]).toEqual([0, '']);
});

test('writes the whole list to stdout and the count to stderr', () => {
  const { status, stdout, stderr } = inbox(['list', '--all']);
  expect([status, stdout.trim().split('\n').length, stderr.trim()]).toEqual([
    0,
    ROWS + 1,
    `${ROWS} of ${ROWS}, 0 failed`,
  ]);
});

test.each([
  ['', 'A command is missing.', true],
  ['lst', "Unknown command 'lst'.", true],
  ['list --emial x', "Unknown option '--emial'.", true],
  ['list --email', "Option '--email <value>' argument missing.", true],
  ['list abcd', "Unexpected argument 'abcd' for list.", true],
  ['show', 'show needs one ID.', true],
  ['export', 'export needs --csv or --json.', true],
  ['erase --yes', 'erase needs IDs, --person EMAIL or --expired.', true],
  ['retry', 'retry needs IDs, or --failed for all.', true],
  [
    'list --kind cat',
    'Invalid value for --kind: cat. Use one of application, message, lead.',
    false,
  ],
  ['list --limit 0', 'Invalid value for --limit: 0. Use a number from 1.', false],
  ['list --json --csv', 'json and csv cannot be combined.', false],
  ['list --since 2026-02-30', 'Invalid value for --since: 2026-02-30. Use a day', false],
  ['erase 0000 --dry-run', 'Several IDs begin with 0000', false],
])('reports "%s" in one line', async (line, message, showsUsage) => {
  const { run } = await import('./run.ts');
  const notes: string[] = [];
  const output: unknown[] = [];
  const status = await run(line.split(' ').filter(Boolean), {
    env: { DATABASE_URL: url, CONTENT_DIR: PACK },
    folder,
    write: async (data) => {
      output.push(data);
    },
    note: (text) => notes.push(text),
  });
  expect({ status, output }).toEqual({ status: 1, output: [] });
  expect(notes[0]).toContain(message);
  expect(notes[1]?.startsWith('Usage: ') ?? false).toBe(showsUsage);
});

test('ends with one line, the usage, and status 1 for wrong arguments', () => {
  const result = inbox(['list', '--color']);
  expect({ ...result, stderr: '' }).toEqual({ status: 1, stdout: '', stderr: '' });
  expect(result.stderr).toMatch(/^Unknown option '--color'\.\nUsage: /);
  // A missing database, as in a wrong folder, is not created.
  const missingPath = join(folder, 'elsewhere.db');
  const unopened = inbox(['list'], { DATABASE_URL: `sqlite:${missingPath}` });
  expect(unopened).toMatchObject({ status: 1, stdout: '' });
  expect(unopened.stderr).toBe(
    `Database not found: ${missingPath}. Set DATABASE_URL as for the site.\n`,
  );
  expect(existsSync(missingPath)).toBe(false);
});
