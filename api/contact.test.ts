import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '#app/http-caller.ts';
import { CONTACT_MESSAGES } from '#contract/contact-rules.ts';
import type { Problem } from '#contract/problem.ts';
import { PUBLIC_CALLS } from '#contract/public/calls.ts';
import { publicApi } from '#contract/public-api.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { solveCaptcha } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { storedCounts } from '#tests/stored-counts.ts';

describeEachEngine('POST /contact', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const counts = () => storedCounts(app.engine.db);
  const send = async (change: object = {}, headers: Record<string, string> = {}) => {
    const captcha = await solveCaptcha(app.origin);
    return postContact(app.origin, { ...MESSAGE, captcha, ...change }, headers);
  };
  const idOf = async (response: Response) => {
    const text = await response.text();
    expect(response.status, text).toBe(201);
    return (JSON.parse(text) as { data: { id: string } }).data.id;
  };
  const problemIn = async (response: Response, status: number): Promise<Problem> => {
    const text = await response.text();
    expect(response.status, text).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    return JSON.parse(text) as Problem;
  };

  test('stores the message with its page and consent, and enqueues its notifications', async () => {
    const previous = await counts();
    const start = Date.now();
    const id = await idOf(
      await send(
        { name: '  सीता\r\nगुरुङ ', message: ' One\r\nTwo ' },
        { 'x-page-route': '/contact', 'x-page-title': encodeURIComponent('सम्पर्क | Tarn') },
      ),
    );
    const row = await app.engine.db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      topic: MESSAGE.topic,
      name: 'सीता गुरुङ',
      email: MESSAGE.email,
      company: MESSAGE.company,
      phone_number: MESSAGE.phoneNumber,
      message: 'One\nTwo',
      page_route: '/contact',
      page_title: 'सम्पर्क | Tarn',
      verified: 1,
    });
    expect(row.consent_wording).toMatch(/^By sending this form you agree/);
    expect(row.created_at).toBeGreaterThanOrEqual(start);
    expect(row.created_at).toBeLessThanOrEqual(Date.now());
    const queued = await app.engine.db
      .selectFrom('outbox')
      .select('topic')
      .where('subject_id', '=', id)
      .orderBy('topic')
      .execute();
    expect(queued).toEqual([{ topic: 'contact.acknowledgement' }, { topic: 'contact.notice' }]);
    expect(await counts()).toEqual({
      ...previous,
      contact_messages: previous.contact_messages + 1,
      outbox: previous.outbox + 2,
      spent_captchas: previous.spent_captchas + 1,
    });
  });

  test('accepts a message without topic, company and phone', async () => {
    await idOf(await send({ company: undefined, phoneNumber: undefined, topic: undefined }));
  });

  test('answers a repeat with the same key like the first post, without another captcha', async () => {
    const headers = { 'idempotency-key': 'message-1' };
    const first = await idOf(await send({}, headers));
    const previous = await counts();
    expect(await idOf(await postContact(app.origin, MESSAGE, headers))).toBe(first);
    await problemIn(await postContact(app.origin, { ...MESSAGE, name: 'Ram' }, headers), 409);
    expect(await counts()).toEqual(previous);
  });

  test('stores one of simultaneous posts with the same key', async () => {
    const previous = await counts();
    const captcha = await solveCaptcha(app.origin);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        postContact(app.origin, { ...MESSAGE, captcha }, { 'idempotency-key': 'at-once' }),
      ),
    );
    expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1);
    expect((await counts()).contact_messages).toBe(previous.contact_messages + 1);
  });

  test.each([
    ['a blank name', { name: ' ' }, { name: MESSAGES.required }],
    ['an unknown topic', { topic: 'constructor' }, { topic: CONTACT_MESSAGES.topic }],
    ['half an email', { email: 'sita@' }, { email: MESSAGES.email }],
    ['a mail header', { email: 'a@b.co\r\nBcc: x@y.z' }, { email: MESSAGES.email }],
    [
      'nothing at all',
      { name: null, email: 7, message: undefined },
      { name: MESSAGES.required, email: MESSAGES.required, message: MESSAGES.required },
    ],
    ['a novel', { message: 'x'.repeat(5001) }, { message: MESSAGES.tooLong(5000) }],
    ['a null byte', { message: 'a\0b' }, { message: MESSAGES.nullByte }],
    ['no captcha', { captcha: '' }, { captcha: MESSAGES.captchaField }],
    [
      'a forged captcha',
      { captcha: btoa('{"challenge":"x"}') },
      { captcha: MESSAGES.captchaField },
    ],
    ['a filled honeypot', { fax: 'buy now' }, { fax: MESSAGES.honeypot }],
  ])('refuses %s', async (_what, change, messages) => {
    const previous = await counts();
    const problem = await problemIn(await send(change), 422);
    const actual = problem.errors?.map(({ field, message }) => [field, message]) ?? [];
    expect(Object.fromEntries(actual)).toEqual(messages);
    expect(await counts()).toEqual(previous);
  });

  test('refuses a used captcha', async () => {
    const captcha = await solveCaptcha(app.origin);
    await idOf(await send({ captcha }));
    const problem = await problemIn(await send({ captcha, name: 'Ram' }), 422);
    expect(problem.errors).toEqual([{ field: 'captcha', message: MESSAGES.captchaField }]);
  });

  test('accepts only a captcha that was issued for this form', async () => {
    const other = await solveCaptcha(app.origin, '?form=job-application');
    const problem = await problemIn(await send({ captcha: other }), 422);
    expect(problem.errors).toEqual([{ field: 'captcha', message: MESSAGES.captchaField }]);
    // The signature covers the form.
    const renamed = changedSalt(other, (salt) => salt.replace('job-application', 'contact'));
    await problemIn(await send({ captcha: renamed }), 422);
    await problemIn(await send({ captcha: changedSalt(other, (s) => `${s}&form=contact`) }), 422);
    await idOf(await send({ captcha: await solveCaptcha(app.origin, '?form=contact') }));
  });

  test.each([
    ['invalid JSON', '{', {}, 400],
    ['a list', '[]', {}, 400],
    ['a form', 'name=Sita', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['far too much', JSON.stringify({ message: 'x'.repeat(70_000) }), {}, 413],
  ])('refuses %s', async (_what, body, headers, status) => {
    await problemIn(await postContact(app.origin, body, headers), status);
  });

  test('accepts a message from the client of the public API', async () => {
    const captcha = await solveCaptcha(app.origin);
    const { id } = await publicApi(createCaller(PUBLIC_CALLS, { base: app.origin })).sendForm(
      'contact',
      MESSAGE,
      {
        route: '/contact',
        title: 'Contact',
        captcha,
      },
    );
    expect(id).toMatch(/^[\da-f-]{36}$/);
  });
});

/** A token with a tampered salt. */
function changedSalt(token: string, change: (salt: string) => string): string {
  const payload = JSON.parse(atob(token)) as { salt: string };
  return btoa(JSON.stringify({ ...payload, salt: change(payload.salt) }));
}
