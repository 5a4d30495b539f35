/** All hostile queries of pages, on each engine. */
import { afterAll, beforeAll, test } from 'vitest';
import { describeEachEngine } from '#tests/engines.ts';
import { expectPage, queriesOf } from '#tests/hostile-queries.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

describeEachEngine('hostile queries', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  test.each(['q', 'filter', 'page'])(
    '%s: every query is answered with a page',
    async (name) => {
      for (const query of queriesOf(name)) await expectPage(app.origin, query);
    },
    120_000,
  );
});
