/** Two instances on one database, which are killed when publications are due. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EntryDetail, Publication } from '#contract/console/entries.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { describeEachEngine, makeDatabase } from '#tests/engines.ts';
import { ABOUT, changesTo, liveSource, numberIn, POST } from '#tests/numbered-entries.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { signIn } from '#tests/staff.ts';

const TEN_MINUTES = 600_000;

/** Milliseconds from the due time to the kill: before, during and after the work on both. */
const KILLS = [0, 300, 600, 900, 1500, 2500, 4000];

describeEachEngine('publications that two instances have planned', (engine) => {
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let opened: OpenedEngine;
  let servers: ServerProcess[];
  beforeEach(async () => {
    database = await makeDatabase(engine, 'loaded');
    opened = await openDatabase(database.url, { checksDamage: false });
    servers = await startBoth();
  });
  afterEach(async () => {
    await killBoth();
    await opened.close();
    await database.drop();
  });

  const startBoth = () =>
    Promise.all([1, 2].map(() => startServer({ DATABASE_URL: database.url })));
  const killBoth = () => Promise.all(servers.map((server) => server.stop('SIGKILL')));

  /** @returns the id of the publication */
  async function plan(file: string, number: number): Promise<string> {
    const editor = await signIn({ engine: opened, origin: servers[0]?.origin ?? '' }, 'editor');
    const change = await changesTo(opened.db, file, number);
    const saved = await editor.call<{ entry: EntryDetail }>('PUT', '/content/entry/draft', {
      file,
      version: 0,
      ...change,
    });
    const planned = await editor.call<Publication>('POST', '/content/publications', {
      file,
      version: saved.data.entry.draftVersion,
      isTakedown: false,
      wallTime: '2027-11-01T09:00',
      timeZone: 'Asia/Kathmandu',
    });
    expect(planned.status).toBe(200);
    return planned.data.id;
  }

  const setDue = (id: string, time: number) =>
    opened.db.updateTable('publications').set({ due_at: time }).where('id', '=', id).execute();

  /** The clock cannot be moved in processes that share a database, so the due times are. */
  const moveBack = () =>
    opened.db
      .updateTable('publications')
      .set((row) => ({ due_at: row('due_at', '-', TEN_MINUTES) }))
      .execute();

  const states = async (ids: string[]) => {
    const rows = await opened.db
      .selectFrom('publications')
      .select(['id', 'state'])
      .where('id', 'in', ids)
      .execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.state);
  };

  const publishedCount = async (file: string) => {
    const { count } = await opened.db
      .selectFrom('audit_log')
      .select((row) => row.fn.countAll().as('count'))
      .where('action', '=', 'entry-published')
      .where('object_id', '=', file)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  test('are done once, in their order, although both are killed when they are due', async () => {
    const order: string[] = [];
    for (const [round, wait] of KILLS.entries()) {
      const number = round + 1;
      const ids = [await plan(ABOUT, number), await plan(POST, number)];
      const dueAt = Date.now() + 500;
      await setDue(ids[0] ?? '', dueAt);
      await setDue(ids[1] ?? '', dueAt + 1);
      await delay(dueAt + wait - Date.now());
      await killBoth();
      const atKill = (await states(ids)).join(', ');
      await moveBack();
      servers = await startBoth();
      await expect.poll(() => states(ids), { timeout: 120_000 }).toEqual(['done', 'done']);
      order.push(`${wait} ms: ${atKill}`);

      for (const file of [ABOUT, POST]) {
        expect(numberIn(file, (await liveSource(opened.db, file)) ?? '')).toBe(number);
        expect(await publishedCount(file)).toBe(number);
        const versions = await opened.db
          .selectFrom('entry_versions')
          .select(['number', 'source'])
          .where('file', '=', file)
          .execute();
        const same = versions.filter(({ source }) => numberIn(file, source) === number);
        expect(same).toHaveLength(1);
      }
      const entries = await opened.db
        .selectFrom('audit_log')
        .select('object_id')
        .where('action', '=', 'entry-published')
        .orderBy('id')
        .execute();
      expect(entries.slice(-2).map(({ object_id }) => object_id)).toEqual([ABOUT, POST]);
    }
    console.log(`${engine}, states when both were killed:\n${order.join('\n')}`);
  }, 1_800_000);
});
