import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-test-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The permissions of each file, such as `600`. */
const modes = () =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );

test('creates a database that only its owner can read', async () => {
  const { close } = await openDatabase(`sqlite:${join(folder, 'site.db')}`);
  expect(modes()).toEqual({ 'site.db': '600', 'site.db-shm': '600', 'site.db-wal': '600' });
  await close();
});

test('restricts a file that everyone can read, and keeps access of a group', async () => {
  const path = join(folder, 'site.db');
  const open = async (mode: number) => {
    chmodSync(path, mode);
    const { close } = await openDatabase(`sqlite:${path}`);
    const result = modes();
    await close();
    return result;
  };
  await (await openDatabase(`sqlite:${path}`)).close();
  expect(await open(0o644)).toEqual({
    'site.db': '600',
    'site.db-shm': '600',
    'site.db-wal': '600',
  });
  expect(await open(0o640)).toMatchObject({ 'site.db': '640', 'site.db-wal': '640' });
});
