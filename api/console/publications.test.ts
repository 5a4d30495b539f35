/** The list of what is planned, and drafts of each kind as they begin. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail, EntryProblem, Publication } from '#contract/console/entries.ts';
import { CREATABLE_KINDS } from '#contract/console/entry-names.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const POST = 'blogs/estimate-without-lying.md';
const DAY = 86_400_000;

describeOnOneEngine('planned publications and new entries', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const plan = async (days: number) => {
    const { data } = await editor.call<Publication>('POST', '/content/publications', {
      file: POST,
      version: 0,
      isTakedown: true,
      wallTime: new Date(Date.now() + days * DAY).toISOString().slice(0, 16),
      timeZone: 'Asia/Kathmandu',
    });
    return data.id;
  };
  const listed = async () => {
    const { data } = await editor.call<{ items: Publication[] }>('GET', '/content/publications');
    return data.items.map(({ id, state }) => [id, state]);
  };
  const markAs = (id: string, state: string, daysAgo: number) =>
    app.engine.db
      .updateTable('publications')
      .set({ state, done_at: Date.now() - daysAgo * DAY })
      .where('id', '=', id)
      .execute();

  test('the list has what is to come and what failed lately', async () => {
    const [soon, later, canceled] = [await plan(2), await plan(3), await plan(4)];
    const [done, failed, old] = [await plan(5), await plan(6), await plan(7)];
    await editor.call('DELETE', `/content/publications/${canceled}`);
    await markAs(done, 'done', 1);
    await markAs(failed, 'failed', 1);
    await markAs(old, 'failed', 8);
    expect(await listed()).toEqual([
      [soon, 'pending'],
      [later, 'pending'],
      [failed, 'failed'],
    ]);
  });

  const problemsOf = async (file: string) => {
    const path = `/content/entry/check?file=${encodeURIComponent(file)}`;
    return (await editor.call<{ problems: EntryProblem[] }>('GET', path)).data.problems;
  };
  const create = async (kind: (typeof CREATABLE_KINDS)[number]) => {
    const body = { kind, slug: `a-new-${kind}`, title: 'A title' };
    return (await editor.call<EntryDetail>('POST', '/content/entries', body)).data;
  };

  test.each(CREATABLE_KINDS.filter((kind) => kind !== 'job'))(
    'a new %s has fields to fill in, and no mistakes',
    async (kind) => {
      const { file, draftVersion: version } = await create(kind);
      const messages = (await problemsOf(file)).map(({ message }) => message);
      expect(messages).not.toEqual([]);
      for (const message of messages) {
        expect(message).toMatch(/^(is empty|must have at least 1 entry)$/);
      }
      await editor.call('POST', '/content/entry/discard', { file, version });
    },
  );

  test('a new job needs a department and a summary', async () => {
    const { file, draftVersion: version } = await create('job');
    expect(await problemsOf(file)).toMatchObject([{ field: 'department', message: 'is empty' }]);
    const changes = [{ op: 'set', path: ['department'], value: 'Engineering' }];
    const body = { file, version, changes, bases: [''] };
    await editor.call('PUT', '/content/entry/draft', body);
    expect(await problemsOf(file)).toMatchObject([
      { field: 'Role Summary', message: 'this section is empty' },
    ]);
  });
});
