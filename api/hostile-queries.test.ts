/** Hostile queries are refused or answered, and never cause a server error. */
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

  test.each(['q', 'filter', 'offset'])(
    '%s: every query is answered with a list or a problem',
    async (name) => {
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
    },
  );

  test('content and prototypes are unchanged afterwards', async () => {
    const { total } = await (await fetch(`${app.origin}${API_PREFIX}/blogs`)).json();
    expect(total).toBeGreaterThan(12);
    // The server runs in this process, so a polluted prototype would show here.
    expect(Object.keys(Object.getPrototypeOf({}))).toEqual([]);
  });
});

/** Every tenth query in each run; `hostile-queries.deep.ts` has all of them. */
test.each(['q', 'filter', 'page'])('%s: queries are answered with a page', async (name) => {
  const app = await makeApp('SQLite');
  onTestFinished(() => app.close());
  const few = queriesOf(name).filter((_, index) => index % 10 === 0);
  for (const query of few) await expectPage(app.origin, query);
});
