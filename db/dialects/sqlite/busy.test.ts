import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenedEngine } from '#db/open.ts';
import { openSqlite } from './engine.ts';

let folder: string;
let engine: OpenedEngine;
let other: DatabaseSync;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'busy-'));
  const path = join(folder, 'site.db');
  engine = await openSqlite(path, { timeout: 200 });
  await sql`create table numbers (n integer)`.execute(engine.db);
  other = new DatabaseSync(path);
});
afterEach(async () => {
  other.close();
  await engine.close();
  rmSync(folder, { recursive: true });
});

const insert = (n: number, db = engine.db) => sql`insert into numbers values (${n})`.execute(db);
const numbers = async () =>
  (await sql<{ n: number }>`select n from numbers order by n`.execute(engine.db)).rows.map(
    ({ n }) => n,
  );

test.each([
  ['a statement', () => insert(1)],
  ['a transaction', () => engine.db.transaction().execute((inside) => insert(1, inside))],
  ['an unsynced statement', () => engine.withoutSync((db) => insert(1, db))],
])('%s waits for the lock of another process without holding up readers', async (_name, write) => {
  other.exec('begin immediate');
  let isWritten = false;
  const writing = write().then(() => {
    isWritten = true;
  });
  expect(await numbers()).toEqual([]);
  expect(isWritten).toBe(false);
  other.exec('commit');
  await writing;
  expect(await numbers()).toEqual([1]);
});

test('fails with SQLITE_BUSY after the timeout', async () => {
  other.exec('begin immediate');
  const busy = { errcode: 5 };
  await expect(insert(1)).rejects.toMatchObject(busy);
  await expect(
    engine.db.transaction().execute((inside) => insert(1, inside)),
  ).rejects.toMatchObject(busy);
  await expect(engine.withoutSync((db) => insert(1, db))).rejects.toMatchObject(busy);
  other.exec('commit');
  await insert(2);
  expect(await numbers()).toEqual([2]);
});

test('isolates a transaction from concurrent statements', async () => {
  const { promise: halfway, resolve } = Promise.withResolvers<void>();
  const failing = engine.db.transaction().execute(async (inside) => {
    await insert(1, inside);
    await halfway;
    throw new Error('no');
  });
  const concurrent = Promise.all([insert(2), engine.withoutSync((db) => insert(3, db)), numbers()]);
  resolve();
  await expect(failing).rejects.toThrow('no');
  await concurrent;
  expect(await numbers()).toEqual([2, 3]);
});
