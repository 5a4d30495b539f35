import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GATE_MESSAGES } from '#contract/gate-rules.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { HONEYPOT_FIELD } from '#contract/text-rules.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';

const FILM = '/learning-hubs/sql-for-the-first-job/video';
const PAPER = '/whitepapers/a-first-release-in-the-order-of-risk/pdf';

describeEachEngine('videos and papers behind a form', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const ask = async (path: string, body: unknown = SITA, headers: Record<string, string> = {}) => {
    const response = await fetch(app.origin + API_PREFIX + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: response.status, body: await response.json() };
  };
  const leads = () =>
    app.engine.db.selectFrom('leads').selectAll().orderBy('created_at').orderBy('id').execute();

  test.each([
    [FILM, 'Learning Hub', 'video/mp4', 'media/sessions/sql-for-the-first-job.mp4'],
    [
      PAPER,
      'White paper',
      'application/pdf',
      'media/papers/a-first-release-in-the-order-of-risk.pdf',
    ],
  ])('%s: stores the lead and returns the file address', async (path, source, type, file) => {
    const previous = await leads();
    const page = { 'x-page-route': '/learning-hub/x', 'x-page-title': 'A session' };
    const { status, body } = await ask(path, SITA, page);
    expect(status).toBe(200);
    const { data } = body as { data: string };
    expect(data).toMatch(/^\/media\/(sessions|papers)\/[\da-f]{20}\/[a-z-]+\.(mp4|pdf)$/);
    const response = await fetch(app.origin + data);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(PACK, file)))).toBe(
      true,
    );
    const part = await fetch(app.origin + data, { headers: { range: 'bytes=0-3' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);

    const added = (await leads()).filter(({ id }) => !previous.some((lead) => lead.id === id));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatchObject({
      source,
      first_name: SITA.firstName,
      email: SITA.email,
      page_route: '/learning-hub/x',
      page_title: 'A session',
      // This form has no captcha.
      verified: null,
      consent_wording: expect.stringMatching(/We never share them\.$/),
    });
  });

  test('a later lead with the same key is the same lead', async () => {
    const key = { 'idempotency-key': 'key-of-a-visit-0001' };
    expect((await ask(FILM, SITA, key)).status).toBe(200);
    const count = (await leads()).length;
    const again = await postLead(app.origin, 'Learning Hub', SITA, key);
    expect(again.status).toBe(201);
    expect((await ask(FILM, SITA, key)).status).toBe(200);
    expect(await leads()).toHaveLength(count);
    const other = { ...SITA, email: 'other@example.com' };
    expect((await ask(FILM, other, key)).status).toBe(409);
  });

  test.each([
    [{}, 'firstName', GATE_MESSAGES.firstName],
    [{ ...SITA, firstName: '  ' }, 'firstName', GATE_MESSAGES.firstName],
    [{ ...SITA, lastName: '' }, 'lastName', GATE_MESSAGES.lastName],
    [{ ...SITA, email: '' }, 'email', GATE_MESSAGES.email],
    [{ ...SITA, email: 'sita' }, 'email', GATE_MESSAGES.email],
    [{ ...SITA, email: `${'a'.repeat(250)}@example.com` }, 'email', GATE_MESSAGES.email],
    [{ firstName: 1, lastName: [], email: {} }, 'firstName', GATE_MESSAGES.firstName],
    [{ ...SITA, [HONEYPOT_FIELD]: 'x' }, HONEYPOT_FIELD, 'Leave this field empty'],
  ])('refuses %j with the first invalid field', async (body, field, message) => {
    const count = (await leads()).length;
    const answer = await ask(FILM, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ field, message }] });
    expect(await leads()).toHaveLength(count);
  });

  test('the honeypot also protects papers', async () => {
    const count = (await leads()).length;
    expect((await ask(PAPER, { ...SITA, [HONEYPOT_FIELD]: 'x' })).status).toBe(422);
    expect(await leads()).toHaveLength(count);
  });

  test('refuses bodies that are not a JSON object, and unknown entries', async () => {
    expect((await ask(FILM, '[]')).status).toBe(400);
    expect((await ask(FILM, '{')).status).toBe(400);
    expect((await ask(FILM, 'x', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await ask('/learning-hubs/nobody/video')).status).toBe(404);
    expect((await ask('/whitepapers/nobody/pdf')).status).toBe(404);
    expect((await ask('/learning-hubs/%00/video')).status).toBe(404);
  });

  test.each([
    '/media/sessions/00000000000000000000/sql-for-the-first-job.mp4',
    '/media/sessions/sql-for-the-first-job.mp4',
    '/media/papers/00000000000000000000/..%2f..%2fsite.yaml',
    '/media/papers/00000000000000000000/nobody.pdf',
  ])('%s is not found', async (path) => {
    expect((await fetch(app.origin + path)).status).toBe(404);
  });
});
