import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ChangeFeed } from '#domain/staff/change-feed.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { describeEachEngine, makeDb } from '#tests/engines.ts';

/** Milliseconds: longer than any test takes. */
const LONG = 60_000;

describeEachEngine('those who wait for changes', (engine) => {
  let own: Awaited<ReturnType<typeof makeDb>>;
  let feed: ChangeFeed;
  beforeAll(async () => {
    own = await makeDb(engine);
  });
  afterAll(() => own.drop());
  beforeEach(async () => {
    await own.db.deleteFrom('desk_changes').execute();
    feed = new ChangeFeed(own.db, LONG);
    return () => feed.close();
  });

  const announce = (...topics: string[]) => announceChange(own.db, topics, Date.now());
  const listen = (
    since: string | undefined,
    { sessionId = 'one', signal = new AbortController().signal } = {},
  ) => feed.listen({ since, sessionId, signal, hears: () => true });

  test('are answered with nothing after a while', async () => {
    feed = new ChangeFeed(own.db, 1);
    const { at } = await listen(undefined);
    expect(await listen(at)).toEqual({ at, changed: [] });
  });

  test('cannot be more in one session than a few: the first is answered', async () => {
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

  test('cannot be more than there is room for, and make room when they go', async () => {
    const { at } = await listen(undefined);
    const gone = new AbortController();
    const waits = Array.from({ length: 300 }, (_, index) =>
      listen(at, {
        sessionId: `session ${index}`,
        ...(index === 7 && { signal: gone.signal }),
      }),
    );
    const refused = await listen(at).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
    gone.abort();
    expect((await waits[7])?.changed).toEqual([]);
    const next = listen(at, { sessionId: 'late' });
    await announce('inbox');
    expect((await next).changed).toEqual(['inbox']);
    await Promise.all(waits);
  });

  test('hear of all when there was more than is read at a time', async () => {
    const { at } = await listen(undefined);
    for (let index = 0; index < 5; index++) {
      await announce(...Array.from({ length: 1000 }, () => 'inbox'));
    }
    expect((await listen(at)).changed).toEqual(['*']);
  });
});
