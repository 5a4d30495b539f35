import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '#app/http-caller.ts';
import { NEWSLETTER_LINK_GONE } from '#contract/newsletter.ts';
import { PUBLIC_CALLS } from '#contract/public/calls.ts';
import { publicApi } from '#contract/public-api.ts';
import { CONFIRM_LIFETIME } from '#domain/messaging/signed-links.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { postNewsletter, tokenTo } from '#tests/newsletter.ts';
import { ASK, DOUBLE, ENDED, newsletterCalls } from '#tests/newsletter-calls.ts';

const NOTIFIED = ['lead.crm', 'lead.notice'];
describeEachEngine('the newsletter with single opt-in', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());
  const { subscribe, follow, row, queued } = newsletterCalls(() => app);

  test('notifies team and CRM immediately, and stores one row per address, ignoring case', async () => {
    const first = await subscribe('Once@Example.com');
    expect(first).toEqual({ id: first.id });
    const { id, lead_id, confirmed_at } = await row('once@example.com');
    expect([lead_id, confirmed_at]).toEqual([first.id, null]);
    const second = await subscribe('once@example.com');
    expect(await row('once@example.com')).toMatchObject({ id, lead_id: second.id });
    expect([await queued(first.id), await queued(second.id), await queued(id)]).toEqual([
      NOTIFIED,
      NOTIFIED,
      [],
    ]);
  });

  test('ends once with any number of clicks, and can be started again', async () => {
    await subscribe('leaver@example.com');
    const { id } = await row('leaver@example.com');
    const answers = [await follow('leave', id), await follow('leave', id)];
    expect(answers).toEqual(Array(2).fill([200, { data: { state: 'ended' } }]));
    expect((await row('leaver@example.com')).ended_at).toBeGreaterThan(0);
    expect(await queued(id)).toEqual(ENDED);

    await subscribe('leaver@example.com');
    expect(await row('leaver@example.com')).toMatchObject({ id, ended_at: null });
    await follow('leave', id);
    expect(await queued(id)).toEqual([ENDED[0], ...ENDED, ENDED[1]].sort());
  });

  test('leads of other sources do not subscribe', async () => {
    await postLead(app.origin, 'White paper', { ...SITA, email: 'reader@example.com' });
    await expect(row('reader@example.com')).rejects.toThrow();
  });
});

describeEachEngine('the newsletter with double opt-in', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine, DOUBLE);
  });
  afterAll(() => app.close());
  const { subscribe, follow, row, queued } = newsletterCalls(() => app);

  test('enqueues one email until it is confirmed, then the latest lead once', async () => {
    const first = await subscribe('new@example.com');
    expect(first.confirmation).toBe('by-mail');
    const { id } = await row('new@example.com');
    expect([await queued(first.id), await queued(id)]).toEqual([[], [ASK]]);
    const second = await subscribe('new@example.com');
    const answers = await Promise.all([follow('confirm', id), follow('confirm', id)]);
    answers.push(await follow('confirm', id));
    expect(answers).toEqual(Array(3).fill([200, { data: { state: 'confirmed' } }]));
    expect([await queued(first.id), await queued(second.id)]).toEqual([[], NOTIFIED]);
    expect((await row('new@example.com')).confirmed_at).toBeGreaterThan(0);
  });

  test('answers subscribers like everyone else, without another confirmation email', async () => {
    await subscribe('known@example.com');
    const { id } = await row('known@example.com');
    await follow('confirm', id);
    const again = await subscribe('Known@example.com');
    expect(again).toEqual({ id: again.id, confirmation: 'by-mail' });
    expect([await queued(again.id), await queued(id)]).toEqual([NOTIFIED, [ASK]]);
    expect((await row('known@example.com')).confirmed_at).toBeGreaterThan(0);
  });

  test('asks former subscribers again, and an old link does not resubscribe them', async () => {
    await subscribe('back@example.com');
    const { id } = await row('back@example.com');
    await follow('confirm', id);
    await follow('leave', id);
    expect((await follow('confirm', id))[0]).toBe(410);
    const lead = await subscribe('back@example.com');
    expect(await row('back@example.com')).toMatchObject({ confirmed_at: null, ended_at: null });
    expect([await queued(lead.id), await queued(id)]).toEqual([[], [ASK, ASK, ...ENDED]]);
    await follow('confirm', id);
    expect(await queued(lead.id)).toEqual(NOTIFIED);
  });

  test('sends an address at most three emails a day, with the same answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => subscribe('bombed@example.com')),
    );
    expect(answers.map(({ confirmation }) => confirmation)).toEqual(Array(5).fill('by-mail'));
    const { id } = await row('bombed@example.com');
    expect(await queued(id)).toEqual([ASK, ASK, ASK]);
    await app.engine.db
      .updateTable('outbox')
      .set({ created_at: Date.now() - 24 * 60 * 60 * 1000 })
      .where('subject_id', '=', id)
      .execute();
    await subscribe('bombed@example.com');
    expect(await queued(id)).toHaveLength(4);
  });

  test('a repeat with the same key gets the same answer and no second email', async () => {
    const send = async () => {
      const body = { ...SITA, email: 'twice@example.com' };
      const response = await postLead(app.origin, 'Newsletter', body, {
        'idempotency-key': 'twice',
      });
      return response.json();
    };
    expect(await send()).toEqual(await send());
    expect(await queued((await row('twice@example.com')).id)).toEqual([ASK]);
  });

  test('reading a link returns the state and changes nothing', async () => {
    await subscribe('look@example.com');
    const { id } = await row('look@example.com');
    const client = publicApi(createCaller(PUBLIC_CALLS, { base: app.origin }));
    const [confirm, leave] = await Promise.all(
      (['confirm', 'leave'] as const).map((purpose) => tokenTo(app.engine.db, purpose, id)),
    );
    const look = (purpose: 'confirm' | 'leave', token = '') =>
      client.readNewsletterLink({ purpose, token });
    expect(await look('confirm', confirm)).toEqual({ state: 'asked' });
    expect(await look('leave', leave)).toEqual({ state: 'asked' });
    expect(await client.confirmSubscription({ token: confirm ?? '' })).toEqual({
      state: 'confirmed',
    });
    expect(await look('leave', leave)).toEqual({ state: 'confirmed' });
    await expect(look('leave', confirm)).rejects.toMatchObject({ code: 'gone' });
  });

  test('refuses all invalid tokens in the same way', async () => {
    await subscribe('target@example.com');
    const { id } = await row('target@example.com');
    const leave = await tokenTo(app.engine.db, 'leave', id);
    const expired = await tokenTo(app.engine.db, 'confirm', id, Date.now() - CONFIRM_LIFETIME);
    const unknown = await tokenTo(app.engine.db, 'confirm', crypto.randomUUID());
    const tokens = [
      leave,
      expired,
      unknown,
      id,
      '',
      7,
      null,
      ['a'],
      '\0',
      "' or 1=1 --",
      undefined,
    ];
    for (const token of [...tokens, 'x'.repeat(3000)]) {
      const response = await postNewsletter(app.origin, 'confirm', { token });
      expect(response.status, String(token)).toBe(410);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(await response.json()).toMatchObject({ detail: NEWSLETTER_LINK_GONE });
    }
    const statuses = ['[]', 'x', JSON.stringify({ token: 'x'.repeat(5000) })].map(async (body) => {
      return (await postNewsletter(app.origin, 'leave', body)).status;
    });
    expect(await Promise.all(statuses)).toEqual([400, 400, 413]);
    expect(await row('target@example.com')).toMatchObject({ confirmed_at: null, ended_at: null });
  });
});

test('confirming counts as a form, unsubscribing as a read', async () => {
  const app = await makeApp('SQLite', { RATE_LIMIT_FORMS: '1/minute' });
  const post = async (path: string) => (await postNewsletter(app.origin, path, {})).status;
  const statuses = [await post('confirm'), await post('confirm'), await post('leave')];
  statuses.push(await post('leave'));
  expect(statuses).toEqual([410, 429, 410, 410]);
  await app.close();
});
