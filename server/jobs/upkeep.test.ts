import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { readConfig } from '#server/settings.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { storeDueAlerts } from '#tests/job-alerts.ts';
import { PACK } from '#tests/pack.ts';
import { runPeriodically, startUpkeep } from './upkeep.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MAIL = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@tarn.example',
  MAIL_TO: 'team@tarn.example',
};

describeEachEngine('the timer of alerts', (name) => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let engine: OpenedEngine;
  let now: number;
  let works: (() => Promise<void>)[];
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    database = await makeDatabase(name, { isLoaded: true });
    engine = await openDatabase(database.url);
    now = Date.now();
    works = [];
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await engine.close();
    await database.drop();
  });

  /** Its minutes go by when `minute` is called: all is done once that is due then. */
  const start = (settings: Record<string, string> = MAIL) => {
    const config = readConfig({ DATABASE_URL: database.url, CONTENT_DIR: PACK, ...settings });
    const every: typeof runPeriodically = (pause, work, report) => {
      expect(pause).toBe(MINUTE);
      const reported = () => work().then(() => undefined, report);
      works.push(reported);
      return () => {
        works = works.filter((one) => one !== reported);
      };
    };
    const stop = startUpkeep(engine, config, { now: () => now, every });
    stops.push(stop);
    return stop;
  };
  const minute = async () => {
    now += MINUTE;
    await Promise.all(works.map((work) => work()));
  };
  const enqueued = async () => {
    const rows = await engine.db
      .selectFrom('outbox')
      .select('subject_id')
      .where('topic', '=', 'job-alert.openings')
      .execute();
    return rows.map(({ subject_id }) => subject_id).sort();
  };
  const send = () => engine.db.updateTable('outbox').set({ delivered_at: now }).execute();

  test('each minute what is due by then is enqueued, and nothing where there is no mail', async () => {
    const [first] = await storeDueAlerts(engine.db, 1, now + MINUTE);
    const [second] = await storeDueAlerts(engine.db, 1, now + 2 * MINUTE);
    await start({})();
    start({});
    await minute();
    expect(await enqueued()).toEqual([]);
    now -= MINUTE;
    start();
    expect(await enqueued()).toEqual([]);
    await minute();
    expect(await enqueued()).toEqual([first]);
    await minute();
    expect(await enqueued()).toEqual([first, second].sort());
    await minute();
    expect(await enqueued()).toHaveLength(2);
  });

  test('of more than a thousand the rest has its turn a minute later, each once', async () => {
    const ids = await storeDueAlerts(engine.db, 1100, now);
    start();
    await minute();
    const first = await enqueued();
    expect(first).toHaveLength(1000);
    await send();
    await minute();
    expect(await enqueued()).toEqual(ids.toSorted());
    await send();
    await minute();
    expect(await enqueued()).toHaveLength(1100);
    const due = engine.db
      .selectFrom('job_alerts')
      .select('id')
      .where('due_at', '<', now + DAY / 2);
    expect(await due.execute()).toEqual([]);
  });

  test('a look that takes longer than a minute is not joined by another', async () => {
    await storeDueAlerts(engine.db, 1100, now);
    start();
    await Promise.all([minute(), minute()]);
    expect(await enqueued()).toHaveLength(1000);
  });

  test('ending it ends the look under way, and the next start goes on', async () => {
    const ids = await storeDueAlerts(engine.db, 300, now);
    const stop = start();
    const look = minute();
    await stop();
    expect(await enqueued()).toEqual([]);
    await look;
    expect(works).toEqual([]);
    start();
    await minute();
    expect(await enqueued()).toEqual(ids.toSorted());
  });

  test('a look that fails is reported, and the next one does its work', async () => {
    const [id] = await storeDueAlerts(engine.db, 1, now);
    const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    start();
    await engine.db.schema.alterTable('announced_jobs').renameTo('elsewhere').execute();
    await minute();
    expect(report.mock.calls.map(([line]) => JSON.parse(String(line)).msg)).toEqual([
      'alerts that are due could not be enqueued',
    ]);
    report.mockRestore();
    await engine.db.schema.alterTable('elsewhere').renameTo('announced_jobs').execute();
    await minute();
    expect(await enqueued()).toEqual([id]);
  });
});

test('something is done at each interval until it is ended, and what fails is reported', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reported: unknown[] = [];
  let done = 0;
  const work = async () => {
    done++;
    if (done === 2) throw 'the second';
  };
  const end = runPeriodically(MINUTE, work, (error) => reported.push(error));
  vi.advanceTimersByTime(MINUTE - 1);
  expect(done).toBe(0);
  await vi.advanceTimersByTimeAsync(1 + 2 * MINUTE);
  expect([done, reported]).toEqual([3, ['the second']]);
  end();
  vi.advanceTimersByTime(MINUTE);
  expect(done).toBe(3);
  vi.useRealTimers();
});
