import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { makeDb } from '#tests/engines.ts';

let database: Awaited<ReturnType<typeof makeDb>>;
beforeAll(async () => {
  database = await makeDb('SQLite');
});
afterAll(() => database.drop());

const NORMAL = 1;
const FULL = 2;

async function synced(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous;
}

test('only its own commits do not wait for the disk, also where they fail', async () => {
  const { db, unsynced } = database;
  const [during, beside] = await Promise.all([unsynced(synced), synced(db)]);
  expect([during, beside]).toEqual([NORMAL, FULL]);
  const failing = unsynced(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await synced(db)).toBe(FULL);
});
