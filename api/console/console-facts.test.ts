import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { anonymous, type SignedIn, signIn } from '#tests/staff.ts';

describeOnOneEngine('the console API', (engine) => {
  let app: TestApp;
  let reader: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    reader = await signIn(app, 'reader');
  });
  afterAll(() => app.close());

  test('returns the stages of the pack to signed-in members', async () => {
    const { status, data } = await reader.call<{ stages: { id: string }[] }>('GET', '/facts');
    expect(status).toBe(200);
    expect(data.stages.map(({ id }) => id)).toEqual([
      ...['new', 'screening', 'interview', 'offer', 'hired', 'rejected'],
    ]);
  });

  test('answers 401 to anonymous clients', async () => {
    const { status, problem } = await anonymous(app.origin)('GET', '/facts');
    expect(status).toBe(401);
    expect(problem.type).toBe('urn:problem:not-signed-in');
  });

  test('has an OpenAPI description separate from the public one', async () => {
    const read = async (path: string) => (await fetch(app.origin + path)).json();
    const own = await read('/api/console/openapi.json');
    expect(own.paths['/api/v1/console/facts'].get.operationId).toBe('getConsoleFacts');
    const open = await read('/api/openapi.json');
    expect(Object.keys(open.paths).filter((path) => path.includes('console'))).toEqual([]);
  });

  test('forbids caching and indexing', async () => {
    const { response } = await reader.call('GET', '/facts');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
});
