import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ChangeFeed } from '#domain/staff/change-feed.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';

/** Milliseconds, longer than any test takes. */
const MAX_WAIT = 60_000;

describeEachEngine('change feed', (engine) => {
  let database: Awaited<ReturnType<typeof makeDb>>;
  let feed: ChangeFeed;
  beforeAll(async () => {
    database = await makeDb(engine);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.db.deleteFrom('console_changes').execute();
    feed = new ChangeFeed(database.db, MAX_WAIT);
    return () => feed.close();
  });

  const announce = (...topics: string[]) => announceChange(database.db, topics, Date.now());
  const listen = (
    since: string | undefined,
    { sessionId = 'one', signal = new AbortController().signal } = {},
  ) => feed.listen({ since, sessionId, signal, isVisible: () => true });

  test('answers without changes after the wait', async () => {
    feed = new ChangeFeed(database.db, 1);
    const { at } = await listen(undefined);
    expect(await listen(at)).toEqual({ at, changed: [] });
  });

  test('ends the oldest wait of a session that has too many', async () => {
    const { at } = await listen(undefined);
    const waits: Promise<unknown>[] = [];
    const ended: number[] = [];
    for (let index = 0; index < 11; index++) {
      waits.push(listen(at).then(() => ended.push(index)));
    }
    await expect.poll(() => ended).toEqual([0]);
    await announce('inbox');
    await Promise.all(waits);
    expect(ended).toHaveLength(11);
  });

  test('rejects a wait when all places are taken, and accepts one after an abort', async () => {
    const { at } = await listen(undefined);
    const aborter = new AbortController();
    const waits = Array.from({ length: 300 }, (_, index) =>
      listen(at, {
        sessionId: `session ${index}`,
        ...(index === 7 && { signal: aborter.signal }),
      }),
    );
    const error = await listen(at).catch((error: unknown) => error);
    expect(error).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
    aborter.abort();
    expect((await waits[7])?.changed).toEqual([]);
    const next = listen(at, { sessionId: 'late' });
    await announce('inbox');
    expect((await next).changed).toEqual(['inbox']);
    await Promise.all(waits);
  });

  test('reports everything as changed after more changes than one read returns', async () => {
    const { at } = await listen(undefined);
    for (let index = 0; index < 5; index++) {
      await announce(...Array.from({ length: 1000 }, () => 'inbox'));
    }
    expect((await listen(at)).changed).toEqual(['*']);
  });
});
