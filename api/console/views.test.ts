import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedView } from '#contract/console/views.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { signIn } from '#tests/staff.ts';

describeEachEngine('saved views', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const view = (name: string, query = 'stage=new') => ({ area: 'applicants', name, query });

  test('belong to one member, and a second one of the same name replaces the first', async () => {
    const [one, other] = [await signIn(app, 'recruiter'), await signIn(app, 'owner')];
    const { data: saved } = await one.call<SavedView>('POST', '/views', view(' New ones '));
    expect(saved).toMatchObject({ ...view('New ones'), id: expect.any(String) });
    await one.call('POST', '/views', view('New ones', 'stage=new&unread=yes'));
    await one.call('POST', '/views', { ...view('New ones'), area: 'inbox' });
    const { data } = await one.call<SavedView[]>('GET', '/views');
    expect(data.map(({ area, query }) => [area, query]).sort()).toEqual([
      ['applicants', 'stage=new&unread=yes'],
      ['inbox', 'stage=new'],
    ]);
    expect((await other.call<SavedView[]>('GET', '/views')).data).toEqual([]);
    expect((await other.call('DELETE', `/views/${saved.id}`)).status).toBe(404);
    expect((await one.call('DELETE', `/views/${saved.id}`)).status).toBe(204);
    expect((await one.call('DELETE', `/views/${saved.id}`)).status).toBe(404);
  });

  test('are limited to fifty, also with simultaneous requests', async () => {
    const reader = await signIn(app, 'reader');
    const save = (n: number) => reader.call('POST', '/views', view(`View ${n}`));
    const answers = await Promise.all(Array.from({ length: 55 }, (_, n) => save(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect((await reader.call<SavedView[]>('GET', '/views')).data).toHaveLength(50);
    const { data } = await reader.call<SavedView[]>('GET', '/views');
    const again = await reader.call('POST', '/views', view(data[0]?.name ?? '', 'tag=x'));
    expect(again.status).toBe(200);
  });

  test('are refused if invalid', async () => {
    const { call } = await signIn(app, 'sales');
    for (const body of [
      view(''),
      view('x'.repeat(61)),
      view('a\0b'),
      view('x', 'x'.repeat(1001)),
      { ...view('x'), area: 'staff' },
      {},
    ]) {
      expect((await call('POST', '/views', body)).status).toBe(400);
    }
  });
});
