import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { MANY_JOBS, publishManyJobs } from '#tests/many-jobs.ts';
import { createJobFinder } from './job-finder.ts';

describeEachEngine('job search while content changes', (name) => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let engine: OpenedEngine;
  let version: number;
  let milliseconds: number;
  /** Runs once, after a query and before its result is returned. */
  let afterRead: (() => Promise<void>) | undefined;
  beforeEach(async () => {
    database = await makeDatabase(name, 'loaded');
    engine = await openDatabase(database.url);
    [version, milliseconds] = [1, 0];
    afterRead = undefined;
  });
  afterEach(async () => {
    await engine.close();
    await database.drop();
  });
  /** The clock advances by one millisecond each time it is read. */
  const makeFinder = () => {
    const db = engine.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const hook = afterRead;
        afterRead = undefined;
        await hook?.();
        return result;
      },
    });
    const finder = createJobFinder(db, {
      contentVersion: () => version,
      clock: () => milliseconds++,
    });
    const total = async () => (await finder.find({}, Date.now())).total;
    return { ...finder, total };
  };
  const load = async (slug: string, count?: number) => {
    await publishManyJobs(engine.db, slug, count);
    version++;
  };
  /** Counts how often other work gets a turn until this work has ended. */
  const turnsUntil = async (work: Promise<unknown>) => {
    let turns = 0;
    let isOver = false;
    const ended = work.then(() => {
      isOver = true;
    });
    for (; !isOver; turns++) await setImmediate();
    await ended;
    return turns;
  };

  test('yields to other work while a search waits for the first index', async () => {
    await load('many');
    const { total } = makeFinder();
    // Each job is read, sorted, indexed and put into two orders.
    expect(await turnsUntil(total())).toBeGreaterThan((5 * MANY_JOBS) / 10);
  });

  test('answers from the previous index until the new one is complete', async () => {
    await load('many');
    const { total, contentIndexed, generation } = makeFinder();
    const previous = await total();
    expect(generation()).toBe(0);
    await load('one-more', 1);
    expect(await Promise.all([total(), total()])).toEqual([previous, previous]);
    await contentIndexed();
    expect(generation()).toBe(1);
    expect(await total()).toBe(previous + 1);
    await load('another', 1);
    // No search was answered from an outdated index, so cached answers are still correct.
    await contentIndexed();
    expect(await total()).toBe(previous + 2);
    expect(generation()).toBe(1);
  });

  test('includes changes made while an index is being built', async () => {
    await load('many');
    const { total, contentIndexed } = makeFinder();
    const previous = await total();
    await load('one-more', 1);
    // Jobs are read in the order of their slugs, and this is the first.
    afterRead = () => load('a', 1);
    expect(await total()).toBe(previous);
    await contentIndexed();
    expect(await total()).toBe(previous + 2);
  });

  test('waits for an index of few jobs, also after a build that failed', async () => {
    const { total } = makeFinder();
    const previous = await total();
    await load('one-more', 1);
    expect(await total()).toBe(previous + 1);
    await engine.db.schema.alterTable('job_listings').renameTo('elsewhere').execute();
    version++;
    await expect(total()).rejects.toThrow();
    await engine.db.schema.alterTable('elsewhere').renameTo('job_listings').execute();
    expect(await total()).toBe(previous + 1);
  });
});
