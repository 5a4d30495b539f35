import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_IDLE } from '#contract/console/session.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { ENQUIRY_SETTINGS, sendMessage } from '#tests/enquiries.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

interface Heard {
  at: string;
  changed: string[];
}

describeEachEngine('the stream of changes', (engine) => {
  let app: TestApp;
  let sales: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, ENQUIRY_SETTINGS);
    sales = await signIn(app, 'sales');
  });
  afterAll(() => app.close());

  const listen = async (staff: SignedIn, since?: string) => {
    const query = since === undefined ? '' : `?since=${since}`;
    const { status, data } = await staff.call<Heard>('GET', `/changes${query}`);
    expect(status).toBe(200);
    return data;
  };
  const announce = (topics: string[], at = Date.now()) => announceChange(app.engine.db, topics, at);

  test('brings what one changes to another who waits', async () => {
    const id = await sendMessage(app);
    const colleague = await signIn(app, 'sales');
    const { at } = await listen(colleague);
    const waiting = listen(colleague, at);
    await sales.call('PATCH', `/inbox/message/${id}`, { version: 1, state: 'done' });
    const heard = await waiting;
    expect(heard.changed.sort()).toEqual(['inbox', `inbox:${id}`]);
    expect(heard.at).not.toBe(at);
  });

  test('answers at once with what has changed while nobody waited, once', async () => {
    const { at } = await listen(sales);
    await announce(['inbox', 'inbox', 'deliveries']);
    const heard = await listen(sales, at);
    expect(heard.changed.sort()).toEqual(['deliveries', 'inbox']);
    // What is committed late has an earlier time than what was told before it.
    await announce(['inbox:late'], Date.now() - 5000);
    expect((await listen(sales, heard.at)).changed).toEqual(['inbox:late']);
  });

  test('tells nobody of what they may not read', async () => {
    const { at } = await listen(sales);
    const editor = await signIn(app, 'editor');
    const { at: editorAt } = await listen(editor);
    await announce(['applications', `application:${randomUUID()}`, 'openings', 'inbox', 'views']);
    expect((await listen(sales, at)).changed.sort()).toEqual(['inbox', 'views']);
    expect((await listen(editor, editorAt)).changed.sort()).toEqual(['openings', 'views']);
  });

  test('says that anything may have changed since what it does not know', async () => {
    const { at } = await listen(sales);
    const [name, number] = at.split('.');
    for (const since of ['another-process.3', `${name}.${Number(number) + 1}`, `${name}.x`, 'x']) {
      expect((await listen(sales, since)).changed).toEqual(['*']);
    }
    await announce(Array.from({ length: 300 }, (_, index) => `inbox:${index}`));
    expect((await listen(sales, at)).changed).toEqual(['*']);
  });

  test('is no use of a session: one that nobody uses ends', async () => {
    const staff = await signIn(app, 'sales');
    const seen = Date.now() - SESSION_IDLE + 60_000;
    const { db } = app.engine;
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: seen })
      .where('staff_id', '=', staff.id)
      .execute();
    await listen(staff);
    const session = () =>
      db
        .selectFrom('staff_sessions')
        .select('seen_at')
        .where('staff_id', '=', staff.id)
        .executeTakeFirstOrThrow();
    expect((await session()).seen_at).toBe(seen);
    await staff.call('GET', '/desk');
    expect((await session()).seen_at).toBeGreaterThan(seen);
  });

  test('keeps nobody waiting when the program ends', async () => {
    const other = await makeApp(engine, ENQUIRY_SETTINGS);
    const staff = await signIn(other, 'reader');
    const { at } = await listen(staff);
    const waiting = listen(staff, at);
    // Connections are taken in turn: once this is answered, the other one is waited at.
    await staff.call('GET', '/desk');
    await other.close();
    expect(await waiting).toEqual({ at, changed: [] });
  });
});
