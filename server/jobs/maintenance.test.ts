import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { readConfig } from '#server/settings.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { storeDueAlerts } from '#tests/job-alerts.ts';
import { PACK } from '#tests/pack.ts';
import { runPeriodically, startMaintenance } from './maintenance.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAIL = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@tarn.example',
  MAIL_TO: 'team@tarn.example',
};

describeEachEngine('the timer of job alerts', (name) => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let engine: OpenedEngine;
  let now: number;
  let rounds: (() => Promise<void>)[];
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    database = await makeDatabase(name, 'loaded');
    engine = await openDatabase(database.url);
    now = Date.now();
    rounds = [];
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await engine.close();
    await database.drop();
  });

  /** A minute passes when `passMinute` is called, which resolves when all due work is done. */
  const start = (settings: Record<string, string> = MAIL) => {
    const config = readConfig({ DATABASE_URL: database.url, CONTENT_DIR: PACK, ...settings });
    const every: typeof runPeriodically = (pause, work, report) => {
      expect(pause).toBe(MINUTE);
      const reported = () => work().then(() => undefined, report);
      rounds.push(reported);
      return () => {
        rounds = rounds.filter((one) => one !== reported);
      };
    };
    const stop = startMaintenance(engine, config, { now: () => now, every });
    stops.push(stop);
    return stop;
  };
  const passMinute = async () => {
    now += MINUTE;
    await Promise.all(rounds.map((work) => work()));
  };
  const enqueuedIds = async () => {
    const rows = await engine.db
      .selectFrom('outbox')
      .select('subject_id')
      .where('topic', '=', 'job-alert.openings')
      .execute();
    return rows.map(({ subject_id }) => subject_id).sort();
  };
  const send = () => engine.db.updateTable('outbox').set({ delivered_at: now }).execute();

  test('enqueues due alerts each minute, and none without mail', async () => {
    const [first] = await storeDueAlerts(engine.db, 1, now + MINUTE);
    const [second] = await storeDueAlerts(engine.db, 1, now + 2 * MINUTE);
    await start({})();
    start({});
    await passMinute();
    expect(await enqueuedIds()).toEqual([]);
    now -= MINUTE;
    start();
    expect(await enqueuedIds()).toEqual([]);
    await passMinute();
    expect(await enqueuedIds()).toEqual([first]);
    await passMinute();
    expect(await enqueuedIds()).toEqual([first, second].sort());
    await passMinute();
    expect(await enqueuedIds()).toHaveLength(2);
  });

  test('enqueues a thousand alerts, and the rest a minute later, each once', async () => {
    const ids = await storeDueAlerts(engine.db, 1100, now);
    start();
    await passMinute();
    const first = await enqueuedIds();
    expect(first).toHaveLength(1000);
    await send();
    await passMinute();
    expect(await enqueuedIds()).toEqual(ids.toSorted());
    await send();
    await passMinute();
    expect(await enqueuedIds()).toHaveLength(1100);
    const due = engine.db
      .selectFrom('job_alerts')
      .select('id')
      .where('due_at', '<', now + DAY / 2);
    expect(await due.execute()).toEqual([]);
  });

  test('a round that takes longer than a minute does not overlap with another', async () => {
    await storeDueAlerts(engine.db, 1100, now);
    start();
    await Promise.all([passMinute(), passMinute()]);
    expect(await enqueuedIds()).toHaveLength(1000);
  });

  test('stopping ends the round in flight, and the next start continues', async () => {
    const ids = await storeDueAlerts(engine.db, 300, now);
    const stop = start();
    const round = passMinute();
    await stop();
    expect(await enqueuedIds()).toEqual([]);
    await round;
    expect(rounds).toEqual([]);
    start();
    await passMinute();
    expect(await enqueuedIds()).toEqual(ids.toSorted());
  });

  test('a failed round is reported, and the next one does its work', async () => {
    const [id] = await storeDueAlerts(engine.db, 1, now);
    const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    start();
    await engine.db.schema.alterTable('announced_jobs').renameTo('elsewhere').execute();
    await passMinute();
    expect(report.mock.calls.map(([line]) => JSON.parse(String(line)).msg)).toEqual([
      'due job alerts could not be enqueued',
    ]);
    report.mockRestore();
    await engine.db.schema.alterTable('elsewhere').renameTo('announced_jobs').execute();
    await passMinute();
    expect(await enqueuedIds()).toEqual([id]);
  });
});

test('repeats work at an interval until it is stopped, and reports failures', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reported: unknown[] = [];
  let runs = 0;
  const work = async () => {
    runs++;
    if (runs === 2) throw 'the second';
  };
  const end = runPeriodically(MINUTE, work, (error) => reported.push(error));
  vi.advanceTimersByTime(MINUTE - 1);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(1 + 2 * MINUTE);
  expect([runs, reported]).toEqual([3, ['the second']]);
  end();
  vi.advanceTimersByTime(MINUTE);
  expect(runs).toBe(3);
  vi.useRealTimers();
});
