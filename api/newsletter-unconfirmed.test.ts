import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { ASK, DOUBLE, ENDED, newsletterCalls } from '#tests/newsletter-calls.ts';

describeOnOneEngine('a subscription that nobody has confirmed', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, DOUBLE);
  });
  afterAll(() => app.close());
  const { subscribe, follow, row, queued } = newsletterCalls(() => app);

  test('is left unconfirmed without a word to anybody, who would not know of whom', async () => {
    await subscribe('never@example.com');
    const { id } = await row('never@example.com');
    expect(await follow('leave', id)).toEqual([200, { data: { state: 'ended' } }]);
    expect(await queued(id)).toEqual([ASK]);
    expect((await row('never@example.com')).ended_at).toBeGreaterThan(0);
  });

  test('keeps whoever was on the list without being asked, until they leave', async () => {
    await subscribe('single@example.com');
    const { id } = await row('single@example.com');
    await app.engine.db
      .updateTable('subscriptions')
      .set({ asked_to_confirm_at: null })
      .where('id', '=', id)
      .execute();
    await subscribe('single@example.com');
    expect(await row('single@example.com')).toMatchObject({ asked_to_confirm_at: null });
    await follow('leave', id);
    expect(await queued(id)).toEqual([ASK, ASK, ...ENDED]);
    await subscribe('single@example.com');
    const { asked_to_confirm_at, asked_at } = await row('single@example.com');
    expect(asked_to_confirm_at).toBe(asked_at);
  });

  test('a link to leave still says so when nothing is stored any more', async () => {
    const id = crypto.randomUUID();
    expect(await follow('leave', id)).toEqual([200, { data: { state: 'ended' } }]);
    expect(await queued(id)).toEqual([]);
  });
});
