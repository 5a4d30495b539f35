/** Visits in a process that ends. */
import { expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { makeDatabase } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { startServer } from '#tests/server-process.ts';

const PERSON = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'sec-fetch-mode': 'navigate' };

test('SIGTERM loses no visit, and a kill those of the last seconds', async () => {
  const { url, drop } = await makeDatabase('SQLite', 'loaded');
  const { db, close } = await openDatabase(url);
  const views = async () => {
    const day = await db.selectFrom('visit_days').select('views').executeTakeFirst();
    return day?.views ?? 0;
  };
  const first = await startServer({ DATABASE_URL: url });
  await getRaw(`${first.origin}/about`, PERSON);
  expect(await first.stop('SIGTERM')).toBe(0);
  expect(await views()).toBe(1);
  const second = await startServer({ DATABASE_URL: url });
  await getRaw(`${second.origin}/about`, PERSON);
  // Visits are written after five seconds, and later if the machine is busy.
  await expect.poll(views, { timeout: 30_000 }).toBe(2);
  await getRaw(`${second.origin}/about`, PERSON);
  await second.stop('SIGKILL');
  expect(await views()).toBe(2);
  await close();
  await drop();
});
