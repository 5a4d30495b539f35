import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import {
  claimDue,
  type Delivery,
  enqueue,
  postpone,
  renewClaim,
  retryFailed,
} from '#domain/messaging/outbox/index.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { FAST_PACE } from '#tests/fast-pace.ts';
import { backoffAfter, DELIVERY_PACE, MAX_ATTEMPTS } from './backoff.ts';
import { PermanentError, RetryableError, UnreachableError } from './errors.ts';
import { OutboxWorker, type OutboxWorkerEvent, type OutboxWorkerOptions } from './outbox-worker.ts';

describeEachEngine('an outbox worker', (engine) => {
  let database: Awaited<ReturnType<typeof makeDb>>;
  const workers: OutboxWorker[] = [];
  const others: OpenedEngine[] = [];
  beforeEach(async () => {
    database = await makeDb(engine);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop(1000)));
    await Promise.all(others.splice(0).map((other) => other.close()));
    await database.drop();
  });

  const begin = (
    deliver: OutboxWorkerOptions['deliver'],
    options: Partial<OutboxWorkerOptions> = {},
  ) => {
    const events: OutboxWorkerEvent['what'][] = [];
    const report = ({ what }: OutboxWorkerEvent) => void events.push(what);
    const { db } = database;
    const worker = new OutboxWorker({
      db,
      channel: 'mail',
      deliver,
      report,
      pace: FAST_PACE,
      ...options,
    });
    workers.push(worker);
    worker.start();
    return { worker, events };
  };
  /** @returns ids of submissions, each with one notification */
  const enqueueMany = async (count: number, from = 0) => {
    const ids = Array.from({ length: count }, (_, n) => `subject-${from + n}`);
    for (const subjectId of ids) {
      await enqueue(database.db, { topic: 'lead.notice', subjectId, now: 1000 });
    }
    return ids;
  };
  const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('subject_id').execute();
  const delivered = async () => (await rows()).filter((row) => row.delivered_at !== null).length;

  test('and another one on the same database never send one notification twice', async () => {
    const ids = await enqueueMany(120);
    const sent: string[] = [];
    const deliver = async ({ subjectId }: Delivery) => {
      sent.push(subjectId);
      await new Promise((resolve) => setImmediate(resolve));
    };
    const other = await openDatabase(database.url);
    others.push(other);
    begin(deliver);
    begin(deliver, { db: other.db });
    await expect.poll(delivered).toBe(ids.length);
    expect([...sent].sort()).toEqual([...ids].sort());
  });

  test('tries one notification at a time, with backoff, while the service is unreachable', async () => {
    await enqueueMany(60);
    let knocks = 0;
    let isAway = true;
    const began = performance.now();
    const { events } = begin(async () => {
      knocks += 1;
      if (isAway) throw new UnreachableError('nobody');
    });
    await expect.poll(() => knocks).toBeGreaterThan(6);
    // The first four were under way together; from then on each waits for at least half a pause.
    expect(knocks).toBeLessThanOrEqual(
      5 + (performance.now() - began) / (FAST_PACE.unreachable.first / 2),
    );
    isAway = false;
    await expect.poll(delivered).toBe(60);
    expect(events.filter((what, at) => what !== events[at - 1])).toEqual([
      ...['unreachable', 'reachable', 'delivered'],
    ]);
  });

  test('gives one up after so many attempts, which can be tried again as if new', async () => {
    const [id = ''] = await enqueueMany(1);
    let isRefused = true;
    const deliver = async () => {
      if (isRefused) throw new RetryableError('not today');
    };
    const { events } = begin(deliver, { maxAttempts: 3 });
    await expect.poll(async () => (await rows())[0]?.failed_at).toBeTruthy();
    expect((await rows())[0]).toMatchObject({ attempts: 3, last_error: 'not today' });
    expect(events).toEqual(['refused', 'refused', 'given up']);
    isRefused = false;
    expect(await retryFailed(database.db, [id])).toBe(1);
    await expect.poll(delivered).toBe(1);
    expect((await rows())[0]).toMatchObject({ attempts: 1, failed_at: null, last_error: null });
  });

  test('is held up neither by one that hangs nor by one that is refused', async () => {
    await enqueueMany(20);
    const { worker } = begin(({ subjectId }) => {
      if (subjectId === 'subject-0') return new Promise(() => undefined);
      return subjectId === 'subject-1'
        ? Promise.reject(new PermanentError('no'))
        : Promise.resolve();
    });
    await expect.poll(delivered).toBe(18);
    await worker.stop(50);
    expect((await rows()).map((row) => row.delivered_at !== null)).toContain(false);
  });

  test('dead-letters what ended each process that took it', async () => {
    await enqueueMany(1);
    await database.db.updateTable('outbox').set({ attempts: 3 }).execute();
    const { events } = begin(async () => undefined, { maxAttempts: 3 });
    await expect.poll(async () => (await rows())[0]?.failed_at).toBeTruthy();
    expect(events).toEqual(['given up']);
  });

  test('that has died leaves what it took to the next one, once its claim has lapsed', async () => {
    await enqueueMany(1);
    const { db } = database;
    const claim = (now: number, until: number) =>
      claimDue(db, { channel: 'mail', limit: 4, until }, now);
    const [taken] = (await claim(2000, 17_000)).deliveries;
    expect(taken?.attempts).toBe(1);
    expect((await claim(16_999, 30_000)).deliveries).toEqual([]);
    await renewClaim(db, new Map([[taken?.id ?? '', 17_000]]), 22_000);
    expect((await claim(17_000, 30_000)).deliveries).toEqual([]);
    expect((await claim(22_000, 40_000)).deliveries).toMatchObject([
      { id: taken?.id, attempts: 2 },
    ]);
  });

  test('does not renew what it, or the next one after it, has postponed', async () => {
    await enqueueMany(1);
    const { db } = database;
    const claim = async (now: number, until: number) => {
      const { deliveries } = await claimDue(db, { channel: 'mail', limit: 1, until }, now);
      return deliveries[0] as Delivery;
    };
    const nextAttempt = async () => (await rows())[0]?.next_attempt_at;
    const HOUR = 3_600_000;

    const first = await claim(2000, 17_000);
    await postpone(db, first, { until: HOUR, error: 'no' });
    // Begun before that, it reaches the database behind it.
    expect(await renewClaim(db, new Map([[first.id, 17_000]]), 22_000)).toEqual([]);
    expect(await nextAttempt()).toBe(HOUR);

    // One that stood still for longer than its claim lasts.
    const second = await claim(HOUR, HOUR + 15_000);
    const third = await claim(HOUR + 15_000, HOUR + 30_000);
    await postpone(db, third, { until: 2 * HOUR, error: 'no', counts: false });
    expect(await renewClaim(db, new Map([[second.id, HOUR + 15_000]]), HOUR + 40_000)).toEqual([]);
    expect(await nextAttempt()).toBe(2 * HOUR);
  });
});

test('pauses double up to the longest, half of each is chance, and all take about three days', () => {
  const backoff = { first: 1000, longest: 60_000 };
  for (const [failures, whole] of [
    [1, 1000],
    [2, 2000],
    [6, 32_000],
    [7, 60_000],
    [1000, 60_000],
  ] as const) {
    const some = Array.from({ length: 50 }, () => backoffAfter(failures, backoff));
    expect(Math.min(...some)).toBeGreaterThanOrEqual(whole / 2);
    expect(Math.max(...some)).toBeLessThanOrEqual(whole);
    expect(new Set(some).size).toBeGreaterThan(10);
  }
  const all = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) =>
    backoffAfter(n + 1, DELIVERY_PACE.retry),
  );
  const days = all.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(4);
});
