import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { MANY, publishMany } from '#tests/many-openings.ts';
import { createJobFinder } from './job-finder.ts';

describeEachEngine('finding openings while content changes', (name) => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let engine: OpenedEngine;
  let version: number;
  let milliseconds: number;
  /** Done once, between a result and whoever asked for it. */
  let afterRead: (() => Promise<void>) | undefined;
  beforeEach(async () => {
    database = await makeDatabase(name, { isLoaded: true });
    engine = await openDatabase(database.url);
    [version, milliseconds] = [1, 0];
    afterRead = undefined;
  });
  afterEach(async () => {
    await engine.close();
    await database.drop();
  });
  /** To its clock a millisecond passes whenever it looks. */
  const makeFinder = () => {
    const db = engine.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const work = afterRead;
        afterRead = undefined;
        await work?.();
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
    await publishMany(engine.db, slug, count);
    version++;
  };
  /** How often something else has its turn until this has ended. */
  const turnsUntil = async (work: Promise<unknown>) => {
    let turns = 0;
    let isOver = false;
    const over = work.then(() => {
      isOver = true;
    });
    for (; !isOver; turns++) await setImmediate();
    await over;
    return turns;
  };

  test('a search that waits for the first index leaves turns to all else', async () => {
    await load('many');
    const { total } = makeFinder();
    // Each opening is read, sorted, indexed and put into two orders.
    expect(await turnsUntil(total())).toBeGreaterThan((5 * MANY) / 10);
  });

  test('the openings of before are found until all new ones are', async () => {
    await load('many');
    const { total, contentFound, generation } = makeFinder();
    const before = await total();
    expect(generation()).toBe(0);
    await load('one-more', 1);
    expect(await Promise.all([total(), total()])).toEqual([before, before]);
    await contentFound();
    expect(generation()).toBe(1);
    expect(await total()).toBe(before + 1);
    await load('another', 1);
    // Nobody was told less: what is cached of it stays right.
    await contentFound();
    expect(await total()).toBe(before + 2);
    expect(generation()).toBe(1);
  });

  test('what changes while an index is being built is found too', async () => {
    await load('many');
    const { total, contentFound } = makeFinder();
    const before = await total();
    await load('one-more', 1);
    // Openings are read by their slugs, and it is the first of them.
    afterRead = () => load('a', 1);
    expect(await total()).toBe(before);
    await contentFound();
    expect(await total()).toBe(before + 2);
  });

  test('few are waited for, and so is the first index after one that failed', async () => {
    const { total } = makeFinder();
    const before = await total();
    await load('one-more', 1);
    expect(await total()).toBe(before + 1);
    await engine.db.schema.alterTable('job_listings').renameTo('elsewhere').execute();
    version++;
    await expect(total()).rejects.toThrow();
    await engine.db.schema.alterTable('elsewhere').renameTo('job_listings').execute();
    expect(await total()).toBe(before + 1);
  });
});
