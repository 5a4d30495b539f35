import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '#app/http-caller.ts';
import { LEAD_SOURCES } from '#contract/lead-rules.ts';
import { PUBLIC_CALLS } from '#contract/public/calls.ts';
import { publicApi } from '#contract/public-api.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { storedCounts } from '#tests/stored-counts.ts';

describeEachEngine('POST /crms', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const counts = () => storedCounts(app.engine.db);
  const idOf = async (response: Response) => {
    const text = await response.text();
    expect(response.status, text).toBe(201);
    return (JSON.parse(text) as { data: { id: string } }).data.id;
  };
  const row = (id: string) =>
    app.engine.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('stores the lead with its page and consent, and enqueues its notifications', async () => {
    const previous = await counts();
    const start = Date.now();
    const id = await idOf(
      await postLead(
        app.origin,
        'Newsletter',
        { firstName: '  सीता ', lastName: 'Gurung', email: ' sita@example.com ' },
        { 'x-page-route': '/contact', 'x-page-title': encodeURIComponent('सेत | Tarn') },
      ),
    );
    const stored = await row(id);
    expect(stored).toMatchObject({
      source: 'Newsletter',
      first_name: 'सीता',
      last_name: 'Gurung',
      email: 'sita@example.com',
      page_route: '/contact',
      page_title: 'सेत | Tarn',
      // This form has no captcha.
      verified: null,
      // A keyed digest, which does not reveal the IP.
      address_hash: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(stored.consent_wording).toMatch(/^By subscribing you agree/);
    expect(stored.created_at).toBeGreaterThanOrEqual(start);
    expect(stored.created_at).toBeLessThanOrEqual(Date.now());
    const queued = await app.engine.db
      .selectFrom('outbox')
      .select('topic')
      .where('subject_id', '=', id)
      .orderBy('topic')
      .execute();
    expect(queued.map(({ topic }) => topic)).toEqual(['lead.crm', 'lead.notice']);
    expect(await counts()).toEqual({
      ...previous,
      leads: previous.leads + 1,
      outbox: previous.outbox + 2,
    });
  });

  test.each(LEAD_SOURCES)(
    'accepts the source "%s", and stores a repeated address again',
    async (source) => {
      const ids = [];
      for (let n = 0; n < 2; n++) ids.push(await idOf(await postLead(app.origin, source)));
      expect(new Set(ids).size).toBe(2);
      expect(await row(ids[0] ?? '')).toMatchObject({ source, email: SITA.email });
    },
  );

  test('accepts a contact with a name of one word', async () => {
    const id = await idOf(await postLead(app.origin, 'Contact us', { ...SITA, lastName: '' }));
    expect(await row(id)).toMatchObject({
      last_name: '',
      consent_wording: expect.stringMatching(/^By sending this form/),
    });
  });

  test('turns names and titles into one line of limited length instead of refusing them', async () => {
    const id = await idOf(
      await postLead(
        app.origin,
        'Newsletter',
        { ...SITA, firstName: 'Si\r\nBcc: x@y.z\0', lastName: '\u{1f3d4}'.repeat(5000) },
        {
          'x-page-title': `a%0D%0AX-Evil: 1${'%F0%9F%8F%94'.repeat(150)}`,
          'x-page-route': `/${'x'.repeat(5000)}`,
        },
      ),
    );
    expect(await row(id)).toMatchObject({
      first_name: 'Si Bcc: x@y.z',
      last_name: '\u{1f3d4}'.repeat(100),
      page_title: `a X-Evil: 1${'\u{1f3d4}'.repeat(94)}`,
      page_route: `/${'x'.repeat(199)}`,
    });
  });

  test('answers a repeat with the same key like the first post, from any page', async () => {
    const send = (route: string) =>
      postLead(app.origin, 'Newsletter', SITA, { 'idempotency-key': 'k', 'x-page-route': route });
    const first = await idOf(await send('/'));
    const previous = await counts();
    expect(await idOf(await send('/contact'))).toBe(first);
    expect(await counts()).toEqual(previous);
  });

  test('stores one of ten simultaneous posts with the same key', async () => {
    const previous = await counts();
    const headers = { 'idempotency-key': 'ten' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postLead(app.origin, 'Newsletter', SITA, headers)),
    );
    expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1);
    expect((await counts()).leads).toBe(previous.leads + 1);
  });

  test('accepts leads from the client of the public API', async () => {
    const client = publicApi(createCaller(PUBLIC_CALLS, { base: app.origin }));
    const page = { route: '/learning-hub/caf%C3%A9', title: 'Café सेत' };
    const { id } = await client.sendLead({ source: 'Learning Hub' }, SITA, page);
    expect(await row(id)).toMatchObject({ page_route: page.route, page_title: page.title });
    const refusal = client.sendLead({ source: 'Newsletter' }, { ...SITA, lastName: '' }, page);
    await expect(refusal).rejects.toMatchObject({
      code: 'invalid-fields',
      errors: [{ field: 'lastName', message: 'Last Name is required' }],
    });
  });
});

test('allows CORS requests from origins in the setting', async () => {
  const app = await makeApp('SQLite', { CORS_ORIGINS: 'https://partner.example' });
  const response = await fetch(`${app.origin}/api/v1/public/crms?source=Newsletter`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://partner.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key,x-page-route,x-page-title',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-page-title');
  await app.close();
});
