/** A CDN that is told when content has changed, by one instance of several. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimPurge, completePurge, releasePurge } from '#domain/content/purges.ts';
import { changeContent } from '#tests/changed-content.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { FAST_PACE } from '#tests/fast-pace.ts';
import { makeApp } from '#tests/make-app.ts';
import { publishManyJobs } from '#tests/many-jobs.ts';
import { type RecordReceiver, startRecordReceiver } from '#tests/record-receiver.ts';
import { startPurger } from './purger.ts';

const PATIENT = { timeout: 10_000 };

describeEachEngine('a purger', (engine) => {
  let opened: Awaited<ReturnType<typeof makeDb>>;
  let cdn: RecordReceiver;
  let stops: ((timeout: number) => Promise<void>)[];
  const log = { info: vi.fn(), warn: vi.fn() };

  beforeEach(async () => {
    [opened, cdn] = await Promise.all([makeDb(engine), startRecordReceiver({ isSigned: false })]);
    stops = [];
    vi.clearAllMocks();
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop(1000)));
    await Promise.all([opened.drop(), cdn.goDown()]);
  });

  const startInstance = (token: string | null = null) => {
    const { db, contentVersion } = opened;
    const settings = { url: cdn.url, token };
    const contentShown = async () => undefined;
    const options = { db, contentVersion, contentShown, settings, log: log as never };
    stops.push(startPurger({ ...options, pace: FAST_PACE }));
  };
  const toldVersion = async () =>
    (await opened.db.selectFrom('purges').select('version').executeTakeFirst())?.version;

  test('posts the tag of all content, once for several instances', async () => {
    await changeContent(opened);
    startInstance('s3cret');
    startInstance('s3cret');
    await expect.poll(toldVersion, PATIENT).toBe(1);
    await changeContent(opened);
    await expect.poll(toldVersion, PATIENT).toBe(2);
    expect(cdn.received.map(({ body }) => body)).toEqual([
      { tags: ['content'] },
      { tags: ['content'] },
    ]);
    expect(cdn.received[0]?.headers).toMatchObject({
      authorization: 'Bearer s3cret',
      'content-type': 'application/json',
    });
  });

  test('tries again until the CDN takes it, and logs that once', async () => {
    cdn.answer(503);
    await changeContent(opened);
    startInstance();
    await expect.poll(() => log.warn.mock.calls.length, PATIENT).toBe(1);
    expect(await toldVersion()).toBe(0);
    cdn.answer(200);
    await expect.poll(toldVersion, PATIENT).toBe(1);
    expect(cdn.received).toHaveLength(1);
    expect(cdn.received[0]?.headers.authorization).toBeUndefined();
    await expect.poll(() => log.info.mock.calls.length, PATIENT).toBe(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test('asks a CDN that answers 410 once for each version, and logs where a redirect leads', async () => {
    cdn.answer(301, { location: 'https://other.example/secret-path' });
    await changeContent(opened);
    startInstance();
    await expect.poll(() => log.warn.mock.calls.length, PATIENT).toBe(1);
    const [{ reason }] = log.warn.mock.calls[0] as [{ reason: string }];
    expect(reason).toContain('other.example');
    expect(reason).not.toContain('secret');
    cdn.answer(410);
    await expect.poll(toldVersion, PATIENT).toBe(1);
    expect(cdn.received).toEqual([]);
    expect(log.info).not.toHaveBeenCalled();
  });

  test('a claim is one instance’s until it ends, and nothing is claimed that is known', async () => {
    const { db } = opened;
    const claim = (now: number) => claimPurge(db, { now, until: now + 10 });
    expect(await claim(100)).toBeUndefined();
    await changeContent(opened);
    expect(await claim(100)).toBe(1);
    expect(await claim(105)).toBeUndefined();
    // Its instance has died.
    expect(await claim(110)).toBe(1);
    await releasePurge(db);
    expect(await claim(111)).toBe(1);
    await changeContent(opened);
    await completePurge(db, 1);
    expect(await claim(112)).toBe(2);
    await completePurge(db, 2);
    expect(await claim(113)).toBeUndefined();
  });
});

test('PURGE_URL is told by the running program, once new openings are found', async () => {
  const cdn = await startRecordReceiver({ isSigned: false });
  const app = await makeApp('SQLite', { PURGE_URL: cdn.url });
  const { db } = app.engine;
  const told = async () => {
    const purge = await db.selectFrom('purges').select('version').executeTakeFirst();
    const content = await db.selectFrom('content_state').select('version').executeTakeFirst();
    return purge?.version === content?.version;
  };
  const total = async () => {
    const answer = await fetch(`${app.origin}/api/v1/public/job-listings?limit=1`);
    return ((await answer.json()) as { total: number }).total;
  };
  await publishManyJobs(db, 'many');
  const before = await total();
  await changeContent(app.engine, (transaction) => publishManyJobs(transaction, 'one-more', 1));
  await expect.poll(told, PATIENT).toBe(true);
  // A CDN asks at once, and keeps what it is given.
  expect(await total()).toBe(before + 1);
  expect(cdn.received.length).toBeGreaterThan(0);
  await app.close();
  await cdn.goDown();
});
