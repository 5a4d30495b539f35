import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCaller } from '#app/http-caller.ts';
import { ALERT_LINK_GONE, ALERT_MESSAGES, MAX_ALERTS } from '#contract/job-alert-rules.ts';
import { PUBLIC_CALLS } from '#contract/public/calls.ts';
import { publicApi } from '#contract/public-api.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import { CONFIRM_LIFETIME } from '#domain/messaging/signed-links.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { alertsOf, alertTokenTo, postAlerts } from '#tests/job-alerts.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';

const SITA = 'sita@example.com';
const DAY = 86_400_000;
const LONG = Array.from({ length: 12 }, (_, n) => `skill=${n}${'a'.repeat(95)}`).join('&');

describeEachEngine('job alerts', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  beforeEach(async () => {
    for (const table of ['outbox', 'job_alerts'] as const) await db().deleteFrom(table).execute();
  });
  afterAll(() => app.close());
  const db = () => app.engine.db;
  const send = async (fields: Record<string, unknown> = {}, headers?: Record<string, string>) => {
    const body = { email: SITA, frequency: 'daily', search: 'level=senior', ...fields };
    const response = await postAlerts(app.origin, '', body, headers);
    return [response.status, (await response.json()) as object] as const;
  };
  const ask = async (fields?: Record<string, unknown>) => {
    const [status, { data }] = (await send(fields)) as [number, { data: { id: string } }];
    expect([status, data]).toEqual([201, { id: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    return data.id;
  };
  const follow = async (purpose: 'confirm' | 'leave', id: string, now?: number) => {
    const token = await alertTokenTo(db(), purpose, id, now);
    const response = await postAlerts(app.origin, `/${purpose}`, { token });
    return [response.status, (await response.json()) as Record<string, unknown>] as const;
  };
  const queuedMails = async () =>
    (await db().selectFrom('outbox').select(['topic', 'subject_id']).execute()).map(
      ({ topic, subject_id }) => `${topic} ${subject_id}`,
    );

  test('are stored with consent, page and described search, and send a confirmation email', async () => {
    const id = await ask({ search: '?sort=pay&level=senior&q=React&page=2' });
    const [alert] = await alertsOf(db(), SITA);
    expect(alert).toMatchObject({
      id,
      search: 'q=react&level=senior',
      filter_labels: 'Senior',
      requested_frequency: 'daily',
      confirmed_at: null,
      ended_at: null,
      due_at: null,
      consent_wording: expect.stringMatching(/^By setting up an alert/),
      consent_page: '',
      address_hash: expect.stringMatching(/^.{43}$/),
    });
    expect(await queuedMails()).toEqual([`job-alert.confirmation ${id}`]);
  });

  test('for equal searches are one, with equal answers before and after confirmation', async () => {
    const first = await ask({ search: 'level=senior&level=lead&department=engineering' });
    const again = await ask({
      email: ' Sita@Example.com ',
      frequency: 'weekly',
      search: 'department=Engineering&level=lead&level=senior',
    });
    await follow('confirm', first);
    const third = await ask({
      frequency: 'weekly',
      search: 'level=lead&department=engineering&level=senior',
    });
    expect([again, third]).toEqual([first, first]);
    expect(await alertsOf(db(), SITA)).toHaveLength(1);
    // An unchanged alert needs no email.
    expect(await queuedMails()).toHaveLength(2);
  });

  test('change the frequency only after another confirmation', async () => {
    const id = await ask();
    const confirmed = { state: 'confirmed', search: 'level=senior', words: 'Senior' };
    const first = await follow('confirm', id);
    expect(first).toEqual([200, { data: { ...confirmed, frequency: 'daily' } }]);
    const { due_at, confirmed_at } = (await alertsOf(db(), SITA))[0] ?? {};
    expect(Number(due_at) - Number(confirmed_at)).toBe(DAY);
    await ask({ frequency: 'weekly' });
    expect(await alertsOf(db(), SITA)).toMatchObject([
      { frequency: 'daily', due_at, confirmed_at },
    ]);
    expect(await follow('confirm', id)).toEqual([
      200,
      { data: { ...confirmed, frequency: 'weekly' } },
    ]);
    expect(await alertsOf(db(), SITA)).toMatchObject([{ frequency: 'weekly', confirmed_at }]);
  });

  test('end with any number of clicks, and can be requested again', async () => {
    const id = await ask();
    await follow('confirm', id);
    const ended = [200, { data: expect.objectContaining({ state: 'ended' }) }];
    expect([await follow('leave', id), await follow('leave', id)]).toEqual([ended, ended]);
    expect(await alertsOf(db(), SITA)).toMatchObject([
      { ended_at: expect.any(Number), due_at: null },
    ]);
    const gone = [410, expect.objectContaining({ detail: ALERT_LINK_GONE })];
    expect(await follow('confirm', id)).toEqual(gone);
    expect(await ask()).toBe(id);
    expect(await alertsOf(db(), SITA)).toMatchObject([{ ended_at: null, confirmed_at: null }]);
    expect(await follow('confirm', id, Date.now() - CONFIRM_LIFETIME - 1)).toEqual(gone);
    await db().deleteFrom('job_alerts').execute();
    expect(await follow('leave', id)).toEqual(ended);
    expect(await follow('confirm', id)).toEqual(gone);
  });

  test('refuse tokens of the newsletter and tampered tokens', async () => {
    const id = await ask();
    const token = await alertTokenTo(db(), 'confirm', id);
    for (const [path, body] of [
      ['/leave', { token }],
      ['/confirm', { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` }],
      ['/confirm', {}],
      ['/link', { token, purpose: 'leave' }],
      ['/../newsletter/confirm', { token }],
    ] as const) {
      expect((await postAlerts(app.origin, path, body)).status, path).toBe(410);
    }
    expect((await postAlerts(app.origin, '/link', { token, purpose: 'x' })).status).toBe(400);
  });

  test('are read and confirmed by the client of the public API', async () => {
    const client = publicApi(createCaller(PUBLIC_CALLS, { base: app.origin }));
    const request = { email: SITA, frequency: 'weekly', search: '' };
    const { id } = await client.askForJobAlert(request, { route: '/x', title: '' });
    const token = await alertTokenTo(db(), 'confirm', id);
    const expected = { state: 'asked', search: '', words: '', frequency: 'weekly' };
    expect(await client.readJobAlertLink({ purpose: 'confirm', token })).toEqual(expected);
    const confirmed = { ...expected, state: 'confirmed' };
    expect(await client.confirmJobAlert({ token })).toEqual(confirmed);
    expect(await alertsOf(db(), SITA)).toMatchObject([{ consent_page: '/x' }]);
  });

  test.for([
    ['no address', { email: ' ' }, 'email', ALERT_MESSAGES.email],
    ['a number', { email: 7 }, 'email', ALERT_MESSAGES.email],
    ['half an address', { email: 'sita@' }, 'email', MESSAGES.email],
    ['a header', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email', MESSAGES.email],
    ['two addresses', { email: 'a@b.example, c@d.example' }, 'email', MESSAGES.email],
    ['a name', { email: 'Sita <a@b.example>' }, 'email', MESSAGES.email],
    ['a long address', { email: `${'a'.repeat(250)}@b.example` }, 'email', MESSAGES.tooLong(254)],
    ['an unknown frequency', { frequency: 'hourly' }, 'frequency', ALERT_MESSAGES.frequency],
    ['an unknown level', { search: 'level=boss' }, 'search', ALERT_MESSAGES.unknown(['boss'])],
    [
      'an unknown skill',
      { search: 'skill=cobol-2' },
      'search',
      ALERT_MESSAGES.unknown(['cobol-2']),
    ],
    ['an unknown filter', { search: 'color=red' }, 'search', ALERT_MESSAGES.unknown(['color'])],
    ['too many filters', { search: LONG }, 'search', ALERT_MESSAGES.long],
    ['a filled honeypot', { [HONEYPOT_FIELD]: 'x' }, HONEYPOT_FIELD, MESSAGES.honeypot],
  ] as const)('refuses %s, and stores nothing', async ([, fields, field, message]) => {
    const [status, body] = await send(fields);
    expect([status, (body as { errors: unknown }).errors]).toEqual([422, [{ field, message }]]);
    expect(await alertsOf(db(), SITA)).toEqual([]);
    expect(await queuedMails()).toEqual([]);
  });

  test('describe filters of every kind by name', async () => {
    await ask({ search: 'skill=node-js&department=identity&location=kathmandu&overlap=3-4' });
    expect(await alertsOf(db(), SITA)).toMatchObject([
      { filter_labels: 'Identity, Kathmandu, Node.js, 3 to 4 hours' },
    ]);
  });

  test('are limited per address, also with simultaneous requests', async () => {
    const askSimultaneously = (word: string) =>
      Promise.all(Array.from({ length: 12 }, (_, n) => ask({ search: `q=${word}+${n}` })));
    const state = async () => {
      const active = (await alertsOf(db(), SITA)).filter(({ ended_at }) => ended_at === null);
      const confirmed = active.filter(({ confirmed_at }) => confirmed_at !== null);
      return {
        active: active.length,
        confirmed: confirmed.length,
        mails: (await queuedMails()).length,
      };
    };
    await askSimultaneously('first');
    expect(await state()).toEqual({ active: MAX_ALERTS, confirmed: 0, mails: MAX_ALERTS });
    for (const { id } of (await alertsOf(db(), SITA)).slice(1)) await follow('confirm', id);
    await db().deleteFrom('outbox').execute();
    await askSimultaneously('second');
    expect(await state()).toEqual({ active: MAX_ALERTS, confirmed: 4, mails: 5 });
  });

  test('of an address replace unconfirmed ones, with the same answer to everyone', async () => {
    const searches = ['trainee', 'junior', 'mid-level', 'senior', 'lead'];
    expect(searches).toHaveLength(MAX_ALERTS);
    const ids: string[] = [];
    for (const level of searches) ids.push(await ask({ search: `level=${level}` }));
    const active = async () =>
      (await alertsOf(db(), SITA)).filter(({ ended_at }) => ended_at === null).length;
    // Once the daily limit of emails is reached, the answer is the same and nothing is stored.
    const extra = await ask({ search: 'mode=remote' });
    expect([await active(), (await queuedMails()).length]).toEqual([MAX_ALERTS, MAX_ALERTS]);
    await db()
      .updateTable('outbox')
      .set({ created_at: Date.now() - 2 * DAY })
      .execute();
    await follow('confirm', ids[0] ?? '');
    expect(await ask({ search: 'mode=remote' })).toBe(extra);
    expect(await active()).toBe(MAX_ALERTS);
    expect(await alertsOf(db(), SITA)).toContainEqual(
      expect.objectContaining({ id: ids[1], ended_at: expect.any(Number) }),
    );
    for (const id of [...ids.slice(2), extra]) await follow('confirm', id);
    const seventh = await ask({ search: 'mode=hybrid' });
    expect(await ask({ search: 'mode=hybrid' })).toBe(seventh);
    expect((await alertsOf(db(), SITA)).map(({ id }) => id)).not.toContain(seventh);
  });
});
