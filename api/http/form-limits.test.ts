import { afterAll, beforeAll, expect, test } from 'vitest';
import { ipHash } from '#domain/inbox/submissions/index.ts';
import type { Db } from '#domain/support/database.ts';
import { countCall, deleteEndedWindows } from '#domain/support/rate-limits.ts';
import { describeEachEngine, makeDatabase, makeDb } from '#tests/engines.ts';
import { postLead } from '#tests/lead.ts';
import { makeApp } from '#tests/make-app.ts';
import { type FormLimits, limitInDatabase, limitInMemory } from './form-limits.ts';

const MINUTE = 60_000;
const SITA = '203.0.113.7';
const RAM = '203.0.113.8';
const MAYA = '2001:db8:1:2:3:4:5:6';
const LIMITS: FormLimits = {
  each: [
    { points: 2, duration: 60 },
    { points: 3, duration: 86_400 },
  ],
  total: [{ points: 3, duration: 60 }],
};
const tooMany = (retryAfter: number) => ({ code: 'too-many', retryAfter });

describeEachEngine('limits of forms', (engine) => {
  let database: Awaited<ReturnType<typeof makeDb>>;
  let now = 1_800_000_000_000;
  let forms = 0;
  beforeAll(async () => {
    database = await makeDb(engine);
  });
  afterAll(() => database.drop());

  /** The limiter of one instance; each form is limited separately. */
  const instance = (db: Db = database.db) =>
    limitInDatabase({
      count: (windows, time) => countCall(db, windows, time),
      hashIp: (text) => ipHash('secret', text),
      now: () => now,
    });
  const newForm = () => `form-${++forms}`;
  const rows = (db: Db = database.db) =>
    db.selectFrom('rate_limits').selectAll().orderBy('key').execute();

  test('the narrowest window applies until it ends', async () => {
    const limit = instance()(newForm(), { ...LIMITS, total: [] });
    await limit(SITA);
    now += 10_500;
    await limit(SITA);
    await expect(limit(SITA)).rejects.toMatchObject(tooMany(50));
    now += 49_499;
    await expect(limit(SITA)).rejects.toMatchObject(tooMany(1));
    now += 1;
    await limit(SITA);
    await expect(limit(SITA)).rejects.toMatchObject(tooMany(86_400 - 60));
    now += MINUTE * 24 * 60;
    await limit(SITA);
  });

  test('all IPs share a total limit, of which one IP can use only its own share', async () => {
    const limit = instance()(newForm(), LIMITS);
    for (let n = 0; n < 2; n++) await limit(SITA);
    for (let n = 0; n < 5; n++) await expect(limit(SITA)).rejects.toMatchObject(tooMany(60));
    await limit(RAM);
    now += 20_000;
    await expect(limit(RAM)).rejects.toMatchObject(tooMany(40));
    await expect(limit(MAYA)).rejects.toMatchObject(tooMany(40));
    now += 40_000;
    await limit(MAYA);
  });

  test('instances share the limits, also with simultaneous calls', async () => {
    const form = newForm();
    const limits = [instance()(form, LIMITS), instance()(form, LIMITS)];
    const calls = Array.from({ length: 12 }, (_, n) => limits[n % 2]?.(SITA));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(instance()(form, LIMITS)(SITA)).rejects.toMatchObject(tooMany(60));
  });

  test('a refusal writes nothing, and later ones need no query', async () => {
    const form = newForm();
    const limit = instance()(form, LIMITS);
    for (let n = 0; n < 2; n++) await limit(SITA);
    const previous = await rows();
    let queries = 0;
    const counting = database.db.withPlugin({
      transformQuery: ({ node }) => {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const restarted = instance(counting)(form, LIMITS);
    await expect(restarted(SITA)).rejects.toMatchObject(tooMany(60));
    expect(queries).toBeGreaterThan(0);
    queries = 0;
    for (let n = 0; n < 50; n++) await expect(restarted(SITA)).rejects.toMatchObject(tooMany(60));
    expect(queries).toBe(0);
    expect(await rows()).toEqual(previous);
  });

  test('IPs are stored as digests, and an IPv6 network counts as one', async () => {
    const limit = instance()(newForm(), LIMITS);
    await limit(MAYA);
    await limit('2001:db8:1:2::9');
    await expect(limit(MAYA)).rejects.toMatchObject(tooMany(60));
    await limit(SITA);
    const stored = JSON.stringify(await rows());
    expect(stored).not.toMatch(/203\.0|2001|db8/);
    expect(stored).toContain(ipHash('secret', SITA));
  });

  test('windows that ended a day ago are deleted, newer ones are not', async () => {
    const day = MINUTE * 24 * 60;
    await database.db.deleteFrom('rate_limits').execute();
    const form = newForm();
    await instance()(form, LIMITS)(SITA);
    expect(await rows()).toHaveLength(3);
    await deleteEndedWindows(database.db, now + MINUTE + day - 1);
    expect(await rows()).toHaveLength(3);
    await deleteEndedWindows(database.db, now + MINUTE + day);
    expect((await rows()).map(({ key }) => key.split('/').at(-1))).toEqual(['86400']);
  });

  test('windows from a clock that was 400 days ahead count as ended', async () => {
    const form = newForm();
    const right = now;
    now += 400 * 24 * 60 * MINUTE;
    const running = instance()(form, LIMITS);
    for (let n = 0; n < 2; n++) await running(SITA);
    await expect(running(SITA)).rejects.toMatchObject(tooMany(60));
    now = right;
    // One process remembers the refusal, the other was started later.
    const restarted = instance()(form, LIMITS);
    await running(SITA);
    await restarted(SITA);
    for (const limit of [running, restarted]) {
      await expect(limit(SITA)).rejects.toMatchObject(tooMany(60));
    }
    await restarted(RAM);
    now += MINUTE;
    await running(SITA);
  });

  test('instances whose clocks differ by seconds share their windows', async () => {
    const form = newForm();
    const limit = instance()(form, LIMITS);
    now += 5000;
    for (let n = 0; n < 2; n++) await limit(SITA);
    now -= 5000;
    await expect(instance()(form, LIMITS)(SITA)).rejects.toMatchObject(tooMany(65));
    now += 5000;
  });

  test('without limits there is no query', async () => {
    await database.db.deleteFrom('rate_limits').execute();
    await instance()(newForm(), { each: [], total: [] })(SITA);
    expect(await rows()).toEqual([]);
  });
});

describeEachEngine('processes on one database', (engine) => {
  test('share the limits of forms, also after a restart', async () => {
    const { url, drop } = await makeDatabase(engine, 'loaded');
    const settings = { DATABASE_URL: url, RATE_LIMIT_FORMS: '2/day' };
    const programs = [await makeApp(engine, settings), await makeApp(engine, settings)];
    const [first = '', second = ''] = programs.map(({ origin }) => origin);
    const post = async (origin: string) => (await postLead(origin, 'Newsletter')).status;
    expect([await post(first), await post(second)]).toEqual([201, 201]);
    expect([await post(first), await post(second)]).toEqual([429, 429]);
    for (const program of programs) await program.close();
    const restarted = await makeApp(engine, settings);
    expect(await post(restarted.origin)).toBe(429);
    await restarted.close();
    await drop();
  });

  test('the total limit is a setting', async () => {
    const app = await makeApp(engine, {
      RATE_LIMIT_FORMS: '20/minute',
      RATE_LIMIT_FORMS_TOTAL: '2/minute',
      TRUST_PROXY: '1',
    });
    const answers = [];
    for (const ip of [SITA, RAM, MAYA]) {
      const from = { 'x-forwarded-for': ip };
      answers.push(await postLead(app.origin, 'Newsletter', undefined, from));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    const wait = Number(answers[2]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    await app.close();
  });
});

test('without a database each process counts separately', async () => {
  const limit = limitInMemory('form', LIMITS);
  for (let n = 0; n < 2; n++) await limit(SITA);
  for (let n = 0; n < 5; n++) await expect(limit(SITA)).rejects.toMatchObject(tooMany(60));
  await limit(RAM);
  await expect(limit(MAYA)).rejects.toMatchObject({ code: 'too-many' });
});
