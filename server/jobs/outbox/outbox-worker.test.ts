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

  const start = (
    deliver: OutboxWorkerOptions['deliver'],
    options: Partial<OutboxWorkerOptions> = {},
  ) => {
    const events: OutboxWorkerEvent['type'][] = [];
    const report = ({ type }: OutboxWorkerEvent) => void events.push(type);
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
  /** @returns the ids of submissions, each with one notification */
  const enqueueMany = async (count: number, from = 0) => {
    const ids = Array.from({ length: count }, (_, n) => `subject-${from + n}`);
    for (const subjectId of ids) {
      await enqueue(database.db, { topic: 'lead.notice', subjectId, now: 1000 });
    }
    return ids;
  };
  const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('subject_id').execute();
  const delivered = async () => (await rows()).filter((row) => row.delivered_at !== null).length;

  test('never sends a notification that another worker on the same database sends', async () => {
    const ids = await enqueueMany(120);
    const sent: string[] = [];
    const deliver = async ({ subjectId }: Delivery) => {
      sent.push(subjectId);
      await new Promise((resolve) => setImmediate(resolve));
    };
    const other = await openDatabase(database.url);
    others.push(other);
    start(deliver);
    start(deliver, { db: other.db });
    await expect.poll(delivered).toBe(ids.length);
    expect([...sent].sort()).toEqual([...ids].sort());
  });

  test('delivers in batches, with an interval between them', async () => {
    await enqueueMany(7);
    const batches: { size: number; at: number }[] = [];
    const { worker } = start(
      async (...deliveries) => {
        batches.push({ size: deliveries.length, at: performance.now() });
      },
      { batches: { size: 3, interval: 200 } },
    );
    // New rows do not shorten the interval.
    await expect
      .poll(() => {
        worker.poll();
        return delivered();
      })
      .toBe(7);
    expect(batches.map(({ size }) => size)).toEqual([3, 3, 1]);
    const [first, , last] = batches;
    expect(Number(last?.at) - Number(first?.at)).toBeGreaterThanOrEqual(395);
  });

  test('a refused batch is retried, each row with its own count of attempts', async () => {
    await enqueueMany(4);
    let isRefused = true;
    const { events } = start(
      async () => {
        if (isRefused) throw new RetryableError('not today');
      },
      { batches: { size: 10, interval: 1 }, maxAttempts: 3 },
    );
    await expect.poll(async () => (await rows()).every((row) => row.failed_at)).toBe(true);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([3, 3, 3, 3]);
    expect(events.filter((type) => type === 'given up')).toHaveLength(4);
    isRefused = false;
    await retryFailed(database.db, null);
    await expect.poll(delivered).toBe(4);
  });

  test('tries one notification at a time while the service is unreachable', async () => {
    await enqueueMany(60);
    let inFlight = 0;
    /** For each attempt, how many were in flight when it began. */
    const counts: number[] = [];
    let isDown = true;
    const { events } = start(async () => {
      inFlight += 1;
      counts.push(inFlight);
      await new Promise((resolve) => setImmediate(resolve));
      inFlight -= 1;
      if (isDown) throw new UnreachableError('down');
    });
    await expect.poll(() => counts.length).toBeGreaterThan(6);
    expect(counts.slice(0, 7)).toEqual([1, 2, 3, 4, 1, 1, 1]);
    isDown = false;
    await expect.poll(delivered).toBe(60);
    expect(events.filter((type, index) => type !== events[index - 1])).toEqual([
      ...['unreachable', 'reachable', 'delivered'],
    ]);
  });

  test('pauses while the service is unreachable, also if there are new notifications', async () => {
    await enqueueMany(8);
    let attempts = 0;
    const anHour = { first: 3_600_000, longest: 3_600_000 };
    const { worker, events } = start(
      async () => {
        attempts += 1;
        throw new UnreachableError('down');
      },
      { pace: { ...FAST_PACE, unreachable: anHour } },
    );
    await expect.poll(() => events).toEqual(Array(4).fill('unreachable'));
    for (let round = 0; round < 20; round++) {
      worker.poll();
      await enqueueMany(1, 100 + round);
    }
    expect(attempts).toBe(4);
  });

  test('gives up after the maximum of attempts, and a retry starts again from one', async () => {
    const [id = ''] = await enqueueMany(1);
    let isRefused = true;
    const deliver = async () => {
      if (isRefused) throw new RetryableError('not today');
    };
    const { events } = start(deliver, { maxAttempts: 3 });
    await expect.poll(async () => (await rows())[0]?.failed_at).toBeTruthy();
    expect((await rows())[0]).toMatchObject({ attempts: 3, last_error: 'not today' });
    expect(events).toEqual(['refused', 'refused', 'given up']);
    isRefused = false;
    expect(await retryFailed(database.db, [id])).toBe(1);
    await expect.poll(delivered).toBe(1);
    expect((await rows())[0]).toMatchObject({ attempts: 1, failed_at: null, last_error: null });
  });

  test('is not blocked by a delivery that hangs or is refused', async () => {
    await enqueueMany(20);
    const { worker } = start(({ subjectId }) => {
      if (subjectId === 'subject-0') return new Promise(() => undefined);
      return subjectId === 'subject-1'
        ? Promise.reject(new PermanentError('no'))
        : Promise.resolve();
    });
    await expect.poll(delivered).toBe(18);
    await worker.stop(50);
    expect((await rows()).map((row) => row.delivered_at !== null)).toContain(false);
  });

  test('dead-letters a notification that crashed each process that tried it', async () => {
    await enqueueMany(1);
    await database.db.updateTable('outbox').set({ attempts: 3 }).execute();
    const { events } = start(async () => undefined, { maxAttempts: 3 });
    await expect.poll(async () => (await rows())[0]?.failed_at).toBeTruthy();
    expect(events).toEqual(['given up']);
  });

  test('claims the rows of a crashed worker once their lease has expired', async () => {
    await enqueueMany(1);
    const { db } = database;
    const claim = (now: number, until: number) =>
      claimDue(db, { channel: 'mail', limit: 4, until }, now);
    const [claimed] = (await claim(2000, 17_000)).deliveries;
    expect(claimed?.attempts).toBe(1);
    expect((await claim(16_999, 30_000)).deliveries).toEqual([]);
    await renewClaim(db, new Map([[claimed?.id ?? '', 17_000]]), 22_000);
    expect((await claim(17_000, 30_000)).deliveries).toEqual([]);
    expect((await claim(22_000, 40_000)).deliveries).toMatchObject([
      { id: claimed?.id, attempts: 2 },
    ]);
  });

  test('claims a row for less than a minute, so that a crash does not delay it for long', async () => {
    await enqueueMany(1);
    const delivery = Promise.withResolvers<void>();
    start(() => delivery.promise);
    const claimedFor = async () => Number((await rows())[0]?.next_attempt_at) - Date.now();
    await expect.poll(claimedFor).toBeGreaterThan(0);
    expect(await claimedFor()).toBeLessThan(60_000);
    delivery.resolve();
  });

  test('does not renew a claim that it or another worker has postponed', async () => {
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
    // A renewal that began before the postponement reaches the database after it.
    expect(await renewClaim(db, new Map([[first.id, 17_000]]), 22_000)).toEqual([]);
    expect(await nextAttempt()).toBe(HOUR);

    // The second worker was suspended for longer than its lease.
    const second = await claim(HOUR, HOUR + 15_000);
    const third = await claim(HOUR + 15_000, HOUR + 30_000);
    await postpone(db, third, { until: 2 * HOUR, error: 'no', counts: false });
    expect(await renewClaim(db, new Map([[second.id, HOUR + 15_000]]), HOUR + 40_000)).toEqual([]);
    expect(await nextAttempt()).toBe(2 * HOUR);
  });
});

test('pauses double up to the longest, half of each is random, and all take about three days', () => {
  const backoff = { first: 1000, longest: 60_000 };
  for (const [failures, maximum] of [
    [1, 1000],
    [2, 2000],
    [6, 32_000],
    [7, 60_000],
    [1000, 60_000],
  ] as const) {
    const samples = Array.from({ length: 50 }, () => backoffAfter(failures, backoff));
    expect(Math.min(...samples)).toBeGreaterThanOrEqual(maximum / 2);
    expect(Math.max(...samples)).toBeLessThanOrEqual(maximum);
    expect(new Set(samples).size).toBeGreaterThan(10);
  }
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, n) =>
    backoffAfter(n + 1, DELIVERY_PACE.retry),
  );
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2);
  expect(days).toBeLessThan(4);
});
