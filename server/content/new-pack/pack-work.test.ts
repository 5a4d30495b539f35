/** This process survives anything that happens to the process that makes a pack. */
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cacheFolder, chooseCacheFolder } from '#domain/support/cache-folder.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { createPackWork } from './pack-work.ts';

chooseCacheFolder(temporaryFolder('pack-work-'));

const FORM = { answers: {}, logo: null };
const neverAborted = new AbortController().signal;
const leftFolders = () => readdirSync(join(cacheFolder(), 'new-packs'));

/** Work whose child runs this script instead of making a pack. */
const workOf = (script: string, timeout = 10_000) =>
  createPackWork({ timeout, command: () => [process.execPath, ['-e', script]] });

test.each([
  ['dies', 'process.kill(process.pid, "SIGSEGV")', 10_000],
  ['ends with an error', 'process.exit(77)', 10_000],
  ['answers nonsense', 'console.log("nonsense")', 10_000],
  ['answers something else', 'console.log("{}")', 10_000],
  ['hangs', 'setInterval(() => {}, 1000)', 300],
  ['writes without end', 'setInterval(() => process.stdout.write(Buffer.alloc(1e7)), 1)', 20_000],
])('survives a process that %s', async (_name, script, timeout) => {
  const { make } = workOf(script, timeout);
  expect(await make({ ...FORM, logo: '<svg/>' }, neverAborted)).toEqual({
    problems: [{ field: 'logo', message: expect.stringContaining('Simplify') }],
  });
  // Without a logo, it is a bug, unless the machine was too slow.
  await expect(make(FORM, neverAborted)).rejects.toThrow(
    /process that makes a pack failed|too busy/,
  );
  expect(leftFolders()).toEqual([]);
});

test('makes one pack at a time, and stops for a client that leaves', async () => {
  const { make } = workOf('setInterval(() => {}, 1000)');
  const stop = new AbortController();
  const first = make(FORM, stop.signal);
  await expect(make(FORM, neverAborted)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 10,
  });
  stop.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect(leftFolders()).toEqual([]);
  // The turn is free again.
  await expect(make(FORM, AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
});

test('removes what a crashed process has left, but not what another one uses', async () => {
  const folder = join(cacheFolder(), 'new-packs');
  for (const name of ['old', 'new']) mkdirSync(join(folder, name), { recursive: true });
  utimesSync(join(folder, 'old'), 1, 1);
  await workOf('').make({ ...FORM, logo: '' }, neverAborted);
  expect(leftFolders()).toEqual(['new']);
});
