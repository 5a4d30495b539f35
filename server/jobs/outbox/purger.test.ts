/** Notifies a CDN of changed content, from one of several instances. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimPurge, completePurge, releasePurge } from '#domain/content/purges.ts';
import { changeContent } from '#tests/changed-content.ts';
import { type CrmReceiver, startCrmReceiver } from '#tests/crm-receiver.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { FAST_PACE } from '#tests/fast-pace.ts';
import { makeApp } from '#tests/make-app.ts';
import { publishManyJobs } from '#tests/many-jobs.ts';
import { startPurger } from './purger.ts';

const PATIENT = { timeout: 10_000 };

describeEachEngine('a purger', (engine) => {
  let opened: Awaited<ReturnType<typeof makeDb>>;
  let cdn: CrmReceiver;
  let stops: ((timeout: number) => Promise<void>)[];
  const log = { info: vi.fn(), warn: vi.fn() };

  beforeEach(async () => {
    [opened, cdn] = await Promise.all([makeDb(engine), startCrmReceiver({ isSigned: false })]);
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
    const waitForCurrentPages = async () => undefined;
    const options = {
      db,
      contentVersion,
      waitForCurrentPages,
      settings,
      log: log as never,
    };
    stops.push(startPurger({ ...options, pace: FAST_PACE }));
  };
  const purgedVersion = async () =>
    (await opened.db.selectFrom('purges').select('version').executeTakeFirst())?.version;

  test('posts the content tag, once for several instances', async () => {
    await changeContent(opened);
    startInstance('s3cret');
    startInstance('s3cret');
    await expect.poll(purgedVersion, PATIENT).toBe(1);
    await changeContent(opened);
    await expect.poll(purgedVersion, PATIENT).toBe(2);
    expect(cdn.received.map(({ body }) => body)).toEqual([
      { tags: ['content'] },
      { tags: ['content'] },
    ]);
    expect(cdn.received[0]?.headers).toMatchObject({
      authorization: 'Bearer s3cret',
      'content-type': 'application/json',
    });
  });

  test('retries until the CDN accepts, and logs failure and recovery once', async () => {
    cdn.answer(503);
    await changeContent(opened);
    startInstance();
    await expect.poll(() => log.warn.mock.calls.length, PATIENT).toBe(1);
    expect(await purgedVersion()).toBe(0);
    cdn.answer(200);
    await expect.poll(purgedVersion, PATIENT).toBe(1);
    expect(cdn.received).toHaveLength(1);
    expect(cdn.received[0]?.headers.authorization).toBeUndefined();
    await expect.poll(() => log.info.mock.calls.length, PATIENT).toBe(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test('notifies a CDN that answers 410 once for each version, and logs the target of a redirect', async () => {
    cdn.answer(301, { location: 'https://other.example/secret-path' });
    await changeContent(opened);
    startInstance();
    await expect.poll(() => log.warn.mock.calls.length, PATIENT).toBe(1);
    const [{ reason }] = log.warn.mock.calls[0] as [{ reason: string }];
    expect(reason).toContain('other.example');
    expect(reason).not.toContain('secret');
    cdn.answer(410);
    await expect.poll(purgedVersion, PATIENT).toBe(1);
    expect(cdn.received).toEqual([]);
    expect(log.info).not.toHaveBeenCalled();
  });

  test('one instance holds a claim until it expires, and a completed version is not claimed', async () => {
    const { db } = opened;
    const claim = (now: number) => claimPurge(db, { now, until: now + 10 });
    expect(await claim(100)).toBeUndefined();
    await changeContent(opened);
    expect(await claim(100)).toBe(1);
    expect(await claim(105)).toBeUndefined();
    // The instance crashed, so its claim expires.
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

test('the site posts to PURGE_URL once the job search has the new jobs', async () => {
  const cdn = await startCrmReceiver({ isSigned: false });
  const app = await makeApp('SQLite', { PURGE_URL: cdn.url });
  const { db } = app.engine;
  const isPurged = async () => {
    const purge = await db.selectFrom('purges').select('version').executeTakeFirst();
    const content = await db.selectFrom('content_state').select('version').executeTakeFirst();
    return purge?.version === content?.version;
  };
  const total = async () => {
    const response = await fetch(`${app.origin}/api/v1/public/job-listings?limit=1`);
    return ((await response.json()) as { total: number }).total;
  };
  await publishManyJobs(db, 'many');
  const previousTotal = await total();
  await changeContent(app.engine, (transaction) => publishManyJobs(transaction, 'one-more', 1));
  await expect.poll(isPurged, PATIENT).toBe(true);
  // A CDN refetches immediately and caches the response, so it must have the new job.
  expect(await total()).toBe(previousTotal + 1);
  expect(cdn.received.length).toBeGreaterThan(0);
  await app.close();
  await cdn.goDown();
});
