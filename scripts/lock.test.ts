import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let holders: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
  holders = [];
});
afterEach(() => {
  for (const holder of holders) holder.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Simulates a slow disk: each call waits up to 15 ms, so that other processes run in between. Waits
 * for the file `go`, takes the lock, records an overlap if another process has it too, holds it
 * until the file `die` exists, and is killed while it holds the lock.
 */
const HOLDER = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { setImmediate as turn } from 'node:timers/promises';
  const cell = new Int32Array(new SharedArrayBuffer(4));
  for (const name of ['readFile', 'writeFile', 'readdir', 'rename', 'rm', 'rmdir', 'unlink']) {
    const call = fs[name + 'Sync'];
    fs[name + 'Sync'] = (...args) => (Atomics.wait(cell, 0, 0, Math.random() * 15), call(...args));
  }
  syncBuiltinESMExports();
  const { withLock } = await import(${JSON.stringify(new URL('lock.mjs', import.meta.url).href)});
  const [, folder] = process.argv;
  const note = (name, flag = 'w') => fs.writeFileSync(folder + '/' + name, '', { flag });
  const has = (name) => fs.existsSync(folder + '/' + name);
  note('ready-' + process.pid);
  while (!has('go'));
  await withLock(async () => {
    try { note('held', 'wx'); } catch { note('overlap-' + process.pid); }
    note('taken-' + process.pid);
    while (!has('die')) await turn();
    fs.rmSync(folder + '/held', { force: true });
    process.kill(process.pid, 'SIGKILL');
  }, folder);
`;

function hold() {
  const args = ['--input-type=module', '-e', HOLDER, folder];
  const holder = spawn(process.execPath, args, { stdio: 'ignore' });
  holders.push(holder);
  return once(holder, 'exit');
}
const note = (name: string) => writeFileSync(join(folder, name), '');
const notesOf = (kind: string) => readdirSync(folder).filter((name) => name.startsWith(`${kind}-`));

test('waits for the lock of a running process, takes that of a dead one, and releases it', async () => {
  note('go');
  const death = hold();
  await expect.poll(() => notesOf('taken')).toHaveLength(1);
  let isDone = false;
  const waiting = withLock(async () => {
    isDone = true;
  }, folder);
  expect(isDone).toBe(false);
  note('die');
  await death;
  await waiting;
  expect(isDone).toBe(true);
  expect(await withLock(async () => 'again', folder)).toBe('again');
});

test('of many processes that find a stale lock, one at a time takes it', async () => {
  note('go');
  note('die');
  await hold();
  rmSync(join(folder, 'go'));
  const deaths = Array.from({ length: 8 }, hold);
  await expect.poll(() => notesOf('ready')).toHaveLength(deaths.length + 1);
  note('go');
  await Promise.all(deaths);
  expect(notesOf('taken')).toHaveLength(deaths.length + 1);
  expect(notesOf('overlap')).toEqual([]);
});
