import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_IDLE_TIMEOUT } from '#contract/console/session.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { INBOX_SETTINGS, sendMessage } from '#tests/inbox-items.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

interface Heard {
  at: string;
  changed: string[];
}

describeEachEngine('the change feed', (engine) => {
  let app: TestApp;
  let sales: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine, INBOX_SETTINGS);
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

  test('reports a change to a colleague who waits', async () => {
    const id = await sendMessage(app);
    const colleague = await signIn(app, 'sales');
    const { at } = await listen(colleague);
    const waiting = listen(colleague, at);
    await sales.call('PATCH', `/inbox/message/${id}`, { version: 1, state: 'done' });
    const batch = await waiting;
    expect(batch.changed.sort()).toEqual(['inbox', `inbox:${id}`]);
    expect(batch.at).not.toBe(at);
  });

  test('immediately reports changes since the last poll, once each', async () => {
    const { at } = await listen(sales);
    await announce(['inbox', 'inbox', 'deliveries']);
    const batch = await listen(sales, at);
    expect(batch.changed.sort()).toEqual(['deliveries', 'inbox']);
    // A late commit has an earlier time than changes that were already reported.
    await announce(['inbox:late'], Date.now() - 5000);
    expect((await listen(sales, batch.at)).changed).toEqual(['inbox:late']);
  });

  test('leaves out topics that the member may not read', async () => {
    const { at } = await listen(sales);
    const editor = await signIn(app, 'editor');
    const { at: editorAt } = await listen(editor);
    await announce(['applications', `application:${randomUUID()}`, 'openings', 'inbox', 'views']);
    expect((await listen(sales, at)).changed.sort()).toEqual(['inbox', 'views']);
    expect((await listen(editor, editorAt)).changed.sort()).toEqual(['jobs', 'views']);
  });

  test('reports that anything may have changed after an unknown or too old cursor', async () => {
    const { at } = await listen(sales);
    const [name, number] = at.split('.');
    for (const since of ['another-process.3', `${name}.${Number(number) + 1}`, `${name}.x`, 'x']) {
      expect((await listen(sales, since)).changed).toEqual(['*']);
    }
    await announce(Array.from({ length: 300 }, (_, index) => `inbox:${index}`));
    expect((await listen(sales, at)).changed).toEqual(['*']);
  });

  test('does not extend the session', async () => {
    const staff = await signIn(app, 'sales');
    const lastUse = Date.now() - SESSION_IDLE_TIMEOUT + 60_000;
    const { db } = app.engine;
    await db
      .updateTable('staff_sessions')
      .set({ seen_at: lastUse })
      .where('staff_id', '=', staff.id)
      .execute();
    await listen(staff);
    const session = () =>
      db
        .selectFrom('staff_sessions')
        .select('seen_at')
        .where('staff_id', '=', staff.id)
        .executeTakeFirstOrThrow();
    expect((await session()).seen_at).toBe(lastUse);
    await staff.call('GET', '/facts');
    expect((await session()).seen_at).toBeGreaterThan(lastUse);
  });

  test('answers waiting polls when the server closes', async () => {
    const other = await makeApp(engine, INBOX_SETTINGS);
    const staff = await signIn(other, 'reader');
    const { at } = await listen(staff);
    const waiting = listen(staff, at);
    // Requests are handled in order: once this one is answered, the poll above is waiting.
    await staff.call('GET', '/facts');
    await other.close();
    expect(await waiting).toEqual({ at, changed: [] });
  });
});
