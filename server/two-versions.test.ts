/** Two versions of the program on one database, as during a rolling restart or a rollback. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { openBuiltSite } from '#delivery/site-source.ts';
import { loadChangedPack, storedModules } from '#domain/content/pack/index.ts';
import { changeContent } from '#tests/changed-content.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';

const PAGES = ['/', '/about', '/contact', '/talents-on-demand', '/blogs-and-insights', '/events'];

describeEachEngine('with another version running', (engine) => {
  let app: TestApp;
  const reported: unknown[] = [];
  beforeEach(async () => {
    app = await makeApp(
      engine,
      {},
      {
        openSite: (apiHost) =>
          openBuiltSite({ ...apiHost, report: (error) => reported.push(error) }),
      },
    );
  });
  afterEach(() => app.close());

  /** Loads a pack like another version does: in a shape that this one cannot read. */
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

  test('the running version keeps its own pack', async () => {
    const modules = await storedModules(app.engine.db);
    await loadAnother();
    for (let round = 0; round < 5; round++) {
      const statuses = await Promise.all(
        PAGES.map(async (path) => (await fetch(app.origin + path)).status),
      );
      expect(statuses).toEqual(PAGES.map(() => 200));
    }
    expect(reported).toEqual([]);
    expect(await storedModules(app.engine.db)).toEqual(modules);
  });

  test('a restarted version loads its own pack, and keeps the pack of the other', async () => {
    await loadAnother();
    await loadChangedPack(app.engine, PACK);
    expect(await modulesOf('another')).toEqual({ modules: '{"site.yaml":{}}' });
    expect(await storedModules(app.engine.db)).toHaveProperty(['site.yaml', 'name']);
  });

  test('a version whose pack was deleted from the database still shows it', async () => {
    await changeContent(app.engine, (db) => db.deleteFrom('packs').execute());
    expect((await fetch(`${app.origin}/about`)).status).toBe(200);
    expect(reported).toEqual([]);
  });

  test('starts if a newer version has only added to the tables, and not after a breaking change', async () => {
    const add = (name: string, is_breaking: number) =>
      app.engine.db
        .insertInto('migrations' as never)
        .values({ name, is_breaking } as never)
        .execute();
    await add('998-newer.sql', 0);
    await (await openDatabase(app.config.databaseUrl)).close();
    await add('999-broken.sql', 1);
    await expect(openDatabase(app.config.databaseUrl)).rejects.toThrow(
      'The database was changed by a newer version (999-broken.sql)',
    );
  });
});
