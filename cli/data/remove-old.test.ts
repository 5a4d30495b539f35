/** Backups into a folder, whose old ones are removed. */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataCommand } from '#tests/data-command.ts';
import { makeDatabase } from '#tests/engines.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { backupName } from './thinning.ts';

const HOUR = 3_600_000;
const good = join(temporaryFolder('keep-test-'), 'good.backup');

let database: Awaited<ReturnType<typeof makeDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await makeDatabase('SQLite', 'migrated');
  expect((await dataCommand(['backup', good], { url: database.url })).status).toBe(0);
});
afterAll(() => database.drop());

/** Backups of the last days at noon, the newest first. */
let earlier: string[];
beforeEach(() => {
  folder = temporaryFolder('keep-test-');
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  earlier = [1, 2, 3, 4].map((days) => backupName(new Date(noon - days * 24 * HOUR)));
  for (const name of earlier) copyFileSync(good, join(folder, name));
  writeFileSync(join(folder, 'notes.txt'), '');
});

const keep = (...args: string[]) =>
  dataCommand(['backup', folder, '--keep-daily', '3', ...args], { url: database.url });
const remaining = () => readdirSync(folder).sort();

/** Changes one byte in the middle. */
function damage(name: string): void {
  const bytes = readFileSync(join(folder, name));
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(join(folder, name), bytes);
}

test('the newest of each day are kept, and other files stay', async () => {
  const { status, stdout, stderr } = await keep();
  expect([status, stderr]).toEqual([0, '']);
  const [newest = ''] = /site-[^\s/]+\.backup(?=:)/.exec(stdout) ?? [];
  const kept = ['notes.txt', newest, ...earlier.slice(0, 2)].sort();
  expect(remaining()).toEqual(kept);
  expect(stdout).toContain(`Removed: ${earlier[2]}, ${earlier[3]}`);
});

test('--dry-run changes nothing', async () => {
  const { status, stdout } = await keep('--dry-run');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Would write \S+, about /);
  expect(stdout).toContain(`Would remove ${earlier[2]}\nWould remove ${earlier[3]}\n`);
  expect(remaining()).toEqual(['notes.txt', ...earlier].sort());
});

test('a damaged backup is neither removed nor counted', async () => {
  const [, , older = '', oldest = ''] = earlier;
  damage(older);
  const { status, stderr } = await keep();
  expect(status).toBe(0);
  expect(stderr).toContain(`${older} is damaged: `);
  expect(stderr).toContain('It is left in its place, and not counted.');
  expect(remaining()).toContain(older);
  expect(remaining()).not.toContain(oldest);
});

test('nothing is removed in favor of a damaged backup', async () => {
  const noon = new Date().setUTCHours(12, 0, 0, 0);
  const evening = backupName(new Date(noon - 24 * HOUR + 6 * HOUR));
  copyFileSync(good, join(folder, evening));
  damage(evening);
  const { status, stderr } = await keep();
  expect(status).toBe(0);
  expect(stderr).toContain(`${evening} is damaged: `);
  expect(remaining()).toContain(earlier[0]);
});

test('the new backup is kept, even if the clock was ahead before', async () => {
  const ahead = [1, 2, 3].map((days) => backupName(new Date(Date.now() + days * 24 * HOUR)));
  for (const name of ahead) copyFileSync(good, join(folder, name));
  const { status, stdout } = await keep();
  expect(status).toBe(0);
  const [newest] = /site-[^\s/]+\.backup(?=:)/.exec(stdout) ?? [];
  expect(remaining()).toEqual(['notes.txt', newest, ...ahead].sort());
});
