import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import { API_PREFIX } from '#contract/public/http.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { postLead, SITA } from '#tests/lead.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { storedCounts } from '#tests/stored-counts.ts';

const INCOMPLETE = 'please fill all required fields';

describeOnOneEngine('POST /crms refuses', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const expectRefusal = async (send: () => Promise<Response>, status: number): Promise<Problem> => {
    const previous = await storedCounts(app.engine.db);
    const response = await send();
    const text = await response.text();
    expect(response.status, text).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await storedCounts(app.engine.db)).toEqual(previous);
    return JSON.parse(text) as Problem;
  };

  test.each([
    ['a blank first name', { firstName: ' ' }, INCOMPLETE, { firstName: INCOMPLETE }],
    ['a blank last name', { lastName: '' }, INCOMPLETE, { lastName: 'Last Name is required' }],
    ['a missing email', { email: undefined }, INCOMPLETE, { email: 'Email is required' }],
    [
      'nothing at all',
      { firstName: '', lastName: null, email: 7 },
      INCOMPLETE,
      { firstName: INCOMPLETE, lastName: 'Last Name is required', email: 'Email is required' },
    ],
    ['half an email', { email: 'sita@' }, MESSAGES.email, { email: MESSAGES.email }],
    ['a mail header', { email: 'a@b.co\r\nBcc: x@y.z' }, MESSAGES.email, { email: MESSAGES.email }],
    ['a filled honeypot', { fax: 'buy now' }, MESSAGES.honeypot, { fax: MESSAGES.honeypot }],
  ])('%s', async (_what, change, detail, messages) => {
    const problem = await expectRefusal(
      () => postLead(app.origin, 'Newsletter', { ...SITA, ...change }),
      422,
    );
    expect(problem).toMatchObject({ type: 'urn:problem:invalid-fields', detail });
    const actual = problem.errors?.map(({ field, message }) => [field, message]) ?? [];
    expect(Object.fromEntries(actual)).toEqual(messages);
  });

  test('a different lead under a used idempotency key', async () => {
    const headers = { 'idempotency-key': 'mine' };
    expect((await postLead(app.origin, 'Newsletter', SITA, headers)).status).toBe(201);
    const ram = { ...SITA, firstName: 'Ram' };
    await expectRefusal(() => postLead(app.origin, 'Newsletter', ram, headers), 409);
    await expectRefusal(() => postLead(app.origin, 'Learning Hub', SITA, headers), 409);
    await expectRefusal(
      () => postLead(app.origin, 'Newsletter', SITA, { 'idempotency-key': 'ü' }),
      400,
    );
  });

  test('an unknown source, and lists the known ones', async () => {
    for (const source of ['Nowhere', 'newsletter', '']) {
      const problem = await expectRefusal(() => postLead(app.origin, source as never), 400);
      expect(problem.errors?.[0]).toMatchObject({ field: 'source' });
      expect(problem.detail).toContain('White paper, Learning Hub, Newsletter, Contact us');
    }
  });

  test.each([
    ['broken JSON', '{"email":', 400],
    ['a text', '"sita@example.com"', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['an empty body', '', 400],
    ['40 KB', JSON.stringify({ ...SITA, firstName: 'x'.repeat(40_000) }), 413],
  ])('%s as a body', async (_what, body, status) => {
    await expectRefusal(() => postLead(app.origin, 'Newsletter', body), status);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'a body of the type %s',
    async (type) => {
      await expectRefusal(
        () => postLead(app.origin, 'Newsletter', SITA, { 'content-type': type }),
        415,
      );
    },
  );
});

describeOnOneEngine('leads while the database is unavailable', (engine) => {
  test('are answered 503 with Retry-After', { timeout: 20_000 }, async () => {
    const app = await makeApp(engine);
    if (engine === 'PostgreSQL') await app.cutDatabase();
    // Another process holds the write lock.
    else await sql`begin immediate`.execute(app.engine.db);
    const response = await postLead(app.origin, 'Newsletter');
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ type: 'urn:problem:unavailable' });
    await app.close();
  });
});

test('leads have a separate limit from other forms', async () => {
  const app = await makeApp('SQLite', { RATE_LIMIT_FORMS: '2/minute' });
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await postLead(app.origin, 'Newsletter')).status);
  expect(statuses).toEqual([201, 201, 429]);
  const last = await postLead(app.origin, 'Newsletter');
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject({ type: 'urn:problem:too-many' });
  const other = await fetch(`${app.origin}${API_PREFIX}/job-application`, { method: 'POST' });
  expect(other.status).toBe(415);
  await app.close();
});
