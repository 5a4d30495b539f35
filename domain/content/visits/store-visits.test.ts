import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { VISIT_LIMITS } from '#contract/console/visits.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { CountedVisits } from './counted-visits.ts';
import { maintainVisits } from './maintain-visits.ts';
import { createVisitWriter } from './store-visits.ts';

const AGENT = 'Mozilla/5.0 Firefox/140.0';
const DAY = 86_400_000;
const MINUTE = 60_000;

describeEachEngine('stored visits', (engine) => {
  let database: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    database = await makeDb(engine);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    for (const table of ['visit_days', 'visit_counts', 'visit_digests'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const writer = () =>
    createVisitWriter({
      withoutSync: database.withoutSync,
      networkOf: (address) => address.split('.').slice(0, 3).join('.'),
    });
  const visitsOf = (day: number, paths: readonly string[], address = '203.0.113.7') => {
    const visits = new CountedVisits(day);
    for (const path of paths) {
      visits.admit(AGENT, address);
      visits.addView(path);
    }
    return visits;
  };
  const days = () =>
    database.db
      .selectFrom('visit_days')
      .select(['day', 'views', 'visitors', 'salt'])
      .orderBy('day')
      .execute();
  const rowsOf = async (table: 'visit_digests' | 'visit_counts') =>
    (await database.db.selectFrom(table).select('day').execute()).length;

  test('of several processes add up, and a network with one browser is one visitor', async () => {
    const processes = [writer(), writer(), writer()];
    await Promise.all(
      processes.map((write, n) => write(visitsOf(1, ['/a', '/b', '/a'], `203.0.113.${n}`))),
    );
    await writer()(visitsOf(1, ['/a'], '198.51.100.1'));
    expect(await days()).toMatchObject([{ views: 10, visitors: 2 }]);
    const counts = database.db.selectFrom('visit_counts').select(['name', 'count']);
    expect(await counts.orderBy('name').execute()).toEqual([
      { name: '/a', count: 7 },
      { name: '/b', count: 3 },
    ]);
  });

  test('have a limited number of names a day, also after a restart', async () => {
    for (let n = 0; n < 3; n++) {
      const visits = new CountedVisits(1);
      for (let i = 0; i < 150; i++) {
        visits.addMissing(`/missing-${n}-${i}`);
        visits.addArrival({ campaign: null, host: `site-${n}-${i}.example` });
        visits.addArrival({ campaign: `campaign ${'abcdefghij'[n]}${i}`, host: null });
      }
      await writer()(visits);
    }
    const rows = await database.db
      .selectFrom('visit_counts')
      .select((row) => [
        'kind',
        row.fn.countAll<number | string>().as('names'),
        row.fn.sum<number | string>('count').as('total'),
      ])
      .groupBy('kind')
      .orderBy('kind')
      .execute();
    expect(rows.map(({ kind, names, total }) => [kind, Number(names), Number(total)])).toEqual([
      ['campaign', VISIT_LIMITS.campaigns + 1, 450],
      ['missing', VISIT_LIMITS.missingPages + 1, 450],
      ['site', VISIT_LIMITS.sites + 1, 450],
    ]);
  });

  test('tell visitors apart only until the day has ended in the zone of the site', async () => {
    const midnight = Date.UTC(2026, 10, 28, 18, 15);
    const day = Math.floor((midnight - 1 + 5.75 * 60 * MINUTE) / DAY);
    const maintain = (now: number) =>
      maintainVisits(database.db, { now, timeZone: 'Asia/Kathmandu', isCounting: true });
    await writer()(visitsOf(day, ['/a']));
    await maintain(midnight + 9 * MINUTE);
    expect(await rowsOf('visit_digests')).toBe(1);
    await maintain(midnight + 11 * MINUTE);
    expect(await rowsOf('visit_digests')).toBe(0);
    // The last visits of a day may be written after its end.
    await writer()(visitsOf(day, ['/a'], '198.51.100.1'));
    expect(await rowsOf('visit_digests')).toBe(0);
    expect(await days()).toMatchObject([
      { day, views: 2, visitors: 1, salt: null },
      { day: day + 1, views: 0, visitors: 0, salt: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
  });

  test('have another salt each day, and are deleted after 25 months', async () => {
    const now = Date.UTC(2026, 10, 29, 12);
    const today = Math.floor(now / DAY);
    const firstKept = Math.floor(Date.UTC(2024, 9, 29) / DAY);
    for (const day of [firstKept - 1, firstKept, today - 1, today])
      await writer()(visitsOf(day, ['/a']));
    expect(new Set((await days()).map(({ salt }) => salt)).size).toBe(4);
    await maintainVisits(database.db, { now, timeZone: 'UTC', isCounting: false });
    expect((await days()).map(({ day }) => day)).toEqual([firstKept, today - 1, today]);
    expect(await rowsOf('visit_counts')).toBe(3);
    expect(await rowsOf('visit_digests')).toBe(1);
  });
});
