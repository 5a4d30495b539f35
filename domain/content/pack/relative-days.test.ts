import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getJob } from '#domain/hiring/jobs/index.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { loadPack } from './load-pack.ts';
import { packFingerprint } from './pack-fingerprint.ts';

const DAY = 24 * 60 * 60 * 1000;
const POST = 'blogs/estimate-without-lying.md';
const JOB = 'jobs/qa-trainee.md';
const EVENT = 'events/job-fair-on-the-lawn.md';

describeEachEngine('relative days', (engine) => {
  let db: Awaited<ReturnType<typeof makeDb>>;
  beforeAll(async () => {
    db = await makeDb(engine);
  });
  afterAll(() => db.drop());

  let folder: string;
  const start = Date.now();
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    folder = copyOfPack();
    editFile(folder, POST, /^published: .*$/m, 'published: today');
    editFile(folder, JOB, /^published: .*$/m, 'published: in 2 days');
    editFile(folder, JOB, /^validThrough: .*\n/m, '');
    editFile(folder, JOB, /^published: /m, 'validThrough: in 10 days\npublished: ');
    await db.db.deleteFrom('relative_days').execute();
    await loadPack(db, folder);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const loadAfter = async (days: number) => {
    vi.setSystemTime(start + days * DAY);
    await loadPack(db, folder);
  };
  const timesOf = async () => {
    const post = await db.db
      .selectFrom('articles')
      .select('published_at')
      .where('slug', '=', 'estimate-without-lying')
      .executeTakeFirstOrThrow();
    const job = await db.db
      .selectFrom('job_listings')
      .select(['published_at', 'pack_valid_through'])
      .where('slug', '=', 'qa-trainee')
      .executeTakeFirstOrThrow();
    const event = await db.db
      .selectFrom('calendar_events')
      .select(['starts_at', 'ends_at', 'sequence'])
      .where('slug', '=', 'job-fair-on-the-lawn')
      .executeTakeFirstOrThrow();
    return { post, job, event };
  };

  test('keep counting from the first load, so that a job opens and closes', async () => {
    const first = await timesOf();
    await expect(getJob(db.db, 'qa-trainee')).rejects.toMatchObject({ status: 404 });
    await loadAfter(3);
    expect(await timesOf()).toEqual(first);
    expect((await getJob(db.db, 'qa-trainee')).slug).toBe('qa-trainee');
    await loadAfter(12);
    expect(await timesOf()).toEqual(first);
    await expect(getJob(db.db, 'qa-trainee')).rejects.toMatchObject({ status: 410 });
  });

  test('count from today only if their text has changed', async () => {
    const first = await timesOf();
    editFile(folder, JOB, 'validThrough: in 10 days', 'validThrough: in 20 days');
    await loadAfter(5);
    const { post, job } = await timesOf();
    expect(post).toEqual(first.post);
    expect(job.published_at).toBe(first.job.published_at);
    expect(job.pack_valid_through).toBe((first.job.pack_valid_through ?? 0) + 15 * DAY);
  });

  test('move the end of a postponed event together with its start', async () => {
    const first = await timesOf();
    editFile(folder, EVENT, /^starts: in 9 days/m, 'starts: in 8 days');
    await loadAfter(20);
    const { event } = await timesOf();
    expect(event.starts_at).toBe(first.event.starts_at + 19 * DAY);
    expect(event.ends_at).toBe(first.event.ends_at + 20 * DAY);
    expect(event.sequence).toBeGreaterThan(first.event.sequence);
  });

  test('count from each load in a pack with daily relative days', async () => {
    const first = await timesOf();
    editFile(folder, 'site.yaml', /^timeZone: /m, 'relativeDays: daily\ntimeZone: ');
    await loadAfter(5);
    const { post, job } = await timesOf();
    expect(post.published_at).toBe(first.post.published_at + 5 * DAY);
    expect(job.pack_valid_through).toBe((first.job.pack_valid_through ?? 0) + 5 * DAY);
    const today = await packFingerprint(folder, start + 5 * DAY);
    expect(await packFingerprint(folder, start + 6 * DAY)).not.toBe(today);
  });

  test('a job without its file is closed, and opens again with the file', async () => {
    await loadAfter(3);
    rmSync(join(folder, JOB));
    await loadAfter(4);
    await expect(getJob(db.db, 'qa-trainee')).rejects.toMatchObject({ status: 410 });
    await expect(getJob(db.db, 'never-there')).rejects.toMatchObject({ status: 404 });
    folder = copyOfPack();
    await loadAfter(5);
    expect((await getJob(db.db, 'qa-trainee')).slug).toBe('qa-trainee');
  });

  test('a job with times opens and closes during the day', async () => {
    editFile(folder, POST, /^published: .*$/m, 'published: 2026-12-01 at 09:00');
    editFile(folder, JOB, /^validThrough: .*$/m, 'validThrough: 2027-01-04 at 17:00');
    editFile(folder, JOB, /^published: .*$/m, 'published: 2026-11-01 at 08:30');
    await loadPack(db, folder);
    const { post, job } = await timesOf();
    expect(new Date(post.published_at).toISOString()).toBe('2026-12-01T03:15:00.000Z');
    expect(new Date(job.published_at).toISOString()).toBe('2026-11-01T02:45:00.000Z');
    expect(new Date(job.pack_valid_through ?? 0).toISOString()).toBe('2027-01-04T11:15:00.000Z');
  });
});
