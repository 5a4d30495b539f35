import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { ASK, DOUBLE, ENDED, newsletterCalls } from '#tests/newsletter-calls.ts';

describeOnOneEngine('an unconfirmed subscription', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, DOUBLE);
  });
  afterAll(() => app.close());
  const { subscribe, follow, row, queued } = newsletterCalls(() => app);

  test('ends without notifying team and CRM, who never learned of it', async () => {
    await subscribe('never@example.com');
    const { id } = await row('never@example.com');
    expect(await follow('leave', id)).toEqual([200, { data: { state: 'ended' } }]);
    expect(await queued(id)).toEqual([ASK]);
    expect((await row('never@example.com')).ended_at).toBeGreaterThan(0);
  });

  test('keeps subscribers from single opt-in until they unsubscribe', async () => {
    await subscribe('single@example.com');
    const { id } = await row('single@example.com');
    await app.engine.db
      .updateTable('subscriptions')
      .set({ confirmation_requested_at: null })
      .where('id', '=', id)
      .execute();
    await subscribe('single@example.com');
    expect(await row('single@example.com')).toMatchObject({ confirmation_requested_at: null });
    await follow('leave', id);
    expect(await queued(id)).toEqual([ASK, ASK, ...ENDED]);
    await subscribe('single@example.com');
    const { confirmation_requested_at, requested_at } = await row('single@example.com');
    expect(confirmation_requested_at).toBe(requested_at);
  });

  test('an unsubscribe link answers as ended even after the row is deleted', async () => {
    const id = crypto.randomUUID();
    expect(await follow('leave', id)).toEqual([200, { data: { state: 'ended' } }]);
    expect(await queued(id)).toEqual([]);
  });
});
