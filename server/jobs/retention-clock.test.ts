import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DatabaseUrl, type OpenedEngine, openDatabase } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import { describeOnOneEngine, makeDatabase } from '#tests/engines.ts';
import { runInbox } from '#tests/inbox-command.ts';
import { startServer } from '#tests/server-process.ts';
import { eraseDue } from './retention.ts';

const DAY = 86_400_000;
const PERIODS = { applicationsKept: 12, messagesKept: 12 };

/** Stores messages that were sent so many days ago. */
async function storeMessages(db: Db, count: number, daysAgo: number, now = Date.now()) {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: `${daysAgo}-${n}`,
    created_at: now - daysAgo * DAY,
    email: `${n}@example.com`,
    name: 'Sita',
    company: '',
    phone_number: '',
    message: 'Hello',
    verified: 1,
    page_route: '/',
    page_title: '',
    consent_wording: '',
    fingerprint: '',
  }));
  await db.insertInto('contact_messages').values(rows).execute();
}

const countMessages = async (db: Db) =>
  (await db.selectFrom('contact_messages').select('id').execute()).length;

describeOnOneEngine('retention', (engine) => {
  let url: DatabaseUrl;
  let opened: OpenedEngine;
  let drop: () => Promise<void>;
  let lines: string[];
  beforeEach(async () => {
    ({ url, drop } = await makeDatabase(engine, 'loaded'));
    opened = await openDatabase(url);
    lines = [];
  });
  afterEach(async () => {
    await opened.close();
    await drop();
  });
  const run = (now: number) =>
    eraseDue(opened.db, PERIODS, { now, warn: (line) => lines.push(line) });

  test('waits until a clock that jumped has been steady for three days', async () => {
    const { db } = opened;
    const start = Date.now();
    // Few of many have expired, as on any day.
    await storeMessages(db, 5, 370);
    await storeMessages(db, 40, 100);
    for (const days of [0, 1, 2, 2.9]) await run(start + days * DAY);
    expect(await countMessages(db)).toBe(45);
    await run(start + 3 * DAY);
    expect(await countMessages(db)).toBe(40);

    await storeMessages(db, 5, 370);
    const ahead = start + 10 * DAY;
    lines.length = 0;
    for (const days of [0, 2, 2.9]) await run(ahead + days * DAY);
    expect(await countMessages(db)).toBe(45);
    expect(lines[0]).toBe(
      `Nothing is erased until the clock has run steadily for 3 days (so far since ${new Date(ahead).toISOString()}). Expired by this clock: 5 contact_messages. See npm run --silent inbox -- erase --expired`,
    );
    // Setting the clock right is a jump as well.
    for (const days of [0, 2]) await run(start + (4 + days) * DAY);
    expect(await countMessages(db)).toBe(45);
    await run(start + 7 * DAY);
    expect(await countMessages(db)).toBe(40);
  });

  test('leaves it to a person if more than half, and more than a few, have expired', async () => {
    const { db } = opened;
    const now = Date.now();
    await run(now - 3 * DAY);
    await storeMessages(db, 11, 370, now);
    await storeMessages(db, 10, 100, now);
    await run(now);
    expect(await countMessages(db)).toBe(21);
    expect(lines).toEqual([
      'Nothing is erased: 11 of 21 rows of contact_messages have expired, which is unusual. If this is correct, run: npm run --silent inbox -- erase --expired --yes',
    ]);
    const config = { databaseUrl: url, contentDir: resolve('content') } as never;
    const { status } = await runInbox({ config }, ['erase', '--expired', '--yes']);
    expect(status).toBe(0);
    expect(await countMessages(db)).toBe(10);
    await storeMessages(db, 10, 371, now);
    await run(now);
    expect(await countMessages(db)).toBe(10);
  });

  test('erases nothing at a start with a clock that is 400 days ahead', async () => {
    const { db } = opened;
    await storeMessages(db, 9, 10);
    const check = { id: 1, seen_at: Date.now() - DAY, steady_since: Date.now() - 90 * DAY };
    await db.insertInto('clock_checks').values(check).execute();
    const server = await startServer({
      DATABASE_URL: url,
      CLOCK_DAYS_AHEAD: '400',
      NODE_OPTIONS: `--import=${resolve('tests/shifted-clock.ts')}`,
    });
    const isDecided = async () =>
      server.output().includes('Nothing is erased') || (await countMessages(db)) === 0;
    await expect.poll(isDecided).toBe(true);
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(await countMessages(db)).toBe(9);
    expect(server.output()).toContain('Nothing is erased until the clock has run steadily');
  });
});
