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

async function synchronousOf(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  return rows[0]?.synchronous;
}

test('disables waiting for the disk only for its own commits, also when they fail', async () => {
  const { db, withoutSync } = database;
  const [inside, outside] = await Promise.all([withoutSync(synchronousOf), synchronousOf(db)]);
  expect([inside, outside]).toEqual([NORMAL, FULL]);
  const failing = withoutSync(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await synchronousOf(db)).toBe(FULL);
});
