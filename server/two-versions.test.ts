/** Two versions of the program on one database, as during a rolling restart and on the way back. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { openBuiltSite } from '#delivery/site-source.ts';
import { loadChangedPack, storedModules } from '#domain/content/pack/index.ts';
import { changeContent } from '#tests/changed-content.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';

const PAGES = ['/', '/about', '/contact', '/talents-on-demand', '/blogs-and-insights', '/events'];

describeEachEngine('beside another version', (engine) => {
  let app: TestApp;
  const reported: unknown[] = [];
  beforeEach(async () => {
    app = await makeApp(engine, {}, undefined, (apiHost) =>
      openBuiltSite({ ...apiHost, report: (error) => reported.push(error) }),
    );
  });
  afterEach(() => app.close());

  /** As another version loads its pack: in a shape that this one cannot show. */
  const loadAnother = () =>
    changeContent(app.engine, async (db) => {
      await db
        .insertInto('packs')
        .values({ shape: 'another', modules: '{"site.yaml":{}}', stored_at: Date.now() })
        .onConflict((conflict) => conflict.column('shape').doNothing())
        .execute();
      await db.updateTable('content_state').set({ fingerprint: 'another' }).execute();
    });
  const modulesOf = (shape: string) =>
    app.engine.db
      .selectFrom('packs')
      .select('modules')
      .where('shape', '=', shape)
      .executeTakeFirst();

  test('the running one stays with its own pack', async () => {
    const before = await storedModules(app.engine.db);
    await loadAnother();
    for (let round = 0; round < 5; round++) {
      const statuses = await Promise.all(
        PAGES.map(async (path) => (await fetch(app.origin + path)).status),
      );
      expect(statuses).toEqual(PAGES.map(() => 200));
    }
    expect(reported).toEqual([]);
    expect(await storedModules(app.engine.db)).toEqual(before);
  });

  test('one that starts again loads its own, and leaves the other its pack', async () => {
    await loadAnother();
    await loadChangedPack(app.engine, PACK);
    expect(await modulesOf('another')).toEqual({ modules: '{"site.yaml":{}}' });
    expect(await storedModules(app.engine.db)).toHaveProperty(['site.yaml', 'name']);
  });

  test('one whose pack is gone from the database keeps what it shows', async () => {
    await changeContent(app.engine, (db) => db.deleteFrom('packs').execute());
    expect((await fetch(`${app.origin}/about`)).status).toBe(200);
    expect(reported).toEqual([]);
  });

  test('it starts on tables that a newer one has added to, and not on those that it has changed', async () => {
    const add = (name: string, is_breaking: number) =>
      app.engine.db
        .insertInto('migrations' as never)
        .values({ name, is_breaking } as never)
        .execute();
    await add('998-newer.sql', 0);
    await (await openDatabase(app.config.databaseUrl)).close();
    await add('999-broken.sql', 1);
    await expect(openDatabase(app.config.databaseUrl)).rejects.toThrow(
      'The database is newer than this program (999-broken.sql)',
    );
  });
});
