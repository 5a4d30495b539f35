/** Queries that nobody types: each is refused or answered, and none is an error of ours. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { API_PREFIX } from '#contract/public/http.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { expectPage, queriesOf } from '#tests/hostile-queries.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const LISTS = ['/blogs', '/experience-nepal', '/learning-hubs', '/whitepapers'];

describeEachEngine('hostile queries', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  test.each(['q', 'filter', 'offset'])('%s: a list, or a refusal', async (name) => {
    for (const [index, query] of queriesOf(name).entries()) {
      const path = `${LISTS[index % LISTS.length]}?${query}`;
      const response = await fetch(app.origin + API_PREFIX + path);
      const body = await response.json();
      const expected =
        response.status === 200
          ? { data: expect.any(Array), total: expect.any(Number) }
          : { status: response.status, type: expect.stringMatching(/^urn:problem:/) };
      expect(body, path).toMatchObject(expected);
      expect([200, 400, 414], path).toContain(response.status);
    }
  });

  test('afterwards everything is as it was', async () => {
    const { total } = await (await fetch(`${app.origin}${API_PREFIX}/blogs`)).json();
    expect(total).toBeGreaterThan(12);
    // The server runs in this process.
    expect(Object.keys(Object.getPrototypeOf({}))).toEqual([]);
  });
});

/** Every tenth for each change; `hostile-queries.deep.ts` has all of them. */
test.each(['q', 'filter', 'page'])('%s: a page all the same', async (name) => {
  const app = await makeApp('SQLite');
  onTestFinished(() => app.close());
  const few = queriesOf(name).filter((_, index) => index % 10 === 0);
  for (const query of few) await expectPage(app.origin, query);
});
